import type { NoAnswer } from '../model/refusal.ts';
import { type Plain, say } from '../say.ts';

/** Why there is no answer, as a sentence; of what was typed it says what to write instead. */
export const refusalSentence = ({ refused, what = '' }: NoAnswer): string =>
  say(WORDS[refused], what);

const WORDS: Record<NoAnswer['refused'], Plain> = {
  unknown: 'errorNotRecorded',
  nothing: 'typedNothing',
  spaces: 'typedSpaces',
  star: 'typedStar',
  scheme: 'typedScheme',
  'no-address': 'typedNoAddress',
  'public-suffix': 'typedSuffix',
  page: 'typedPage',
  'not-recorded': 'rulingNotRecorded',
  'already-one': 'rulingAlreadyOne',
  'not-below': 'rulingNotBelow',
  'all-below': 'rulingAllBelow',
};
