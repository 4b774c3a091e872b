/** A scope, and what an archive rarely wants of it, in words without the terms of the trade. */
import type { Exclusion, Scope, ScopeRule } from '../model/scope.ts';
import { type Plain, say } from '../say.ts';
import { withoutScheme } from '../url/anatomy.ts';

const RULES: Record<ScopeRule['side'], Record<ScopeRule['reach'], Plain>> = {
  in: { host: 'ruleHostIn', prefix: 'ruleStartsIn', url: 'ruleUrlIn' },
  out: { host: 'ruleHostOut', prefix: 'ruleStartsOut', url: 'ruleUrlOut' },
};

export const ruleSentence = ({ side, reach, target }: ScopeRule): string =>
  say(RULES[side][reach], withoutScheme(target));

export const fitSentence = ({ included, missed, wrong }: Scope): string =>
  say('scopeFits', included, missed, wrong);

const EXCLUSIONS: Record<Exclusion['kind'], Plain> = {
  search: 'exSearch',
  calendar: 'exCalendar',
  login: 'exLogin',
  facets: 'exFacets',
  session: 'exSession',
  action: 'exAction',
  trap: 'exTrap',
};

export const exclusionSentence = ({ kind }: Exclusion): string => say(EXCLUSIONS[kind]);
