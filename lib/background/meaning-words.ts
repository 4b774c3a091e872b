/** What is wrong with a console command or a file of topics, as sentences that say what to do. */
import type { Problem, Wrong } from '../model/console.ts';
import type { OntologyProblem } from '../model/ontology.ts';
import { type Plain, say } from '../say.ts';

export function problemWords({ problem, what }: Wrong): string {
  if (problem !== 'takes') return say(PROBLEMS[problem], ...what);
  const [operator, ...kinds] = what;
  return say('consoleTakes', operator, kinds.map((kind) => say(KINDS[kind])).join(', '));
}

export const ontologyWords = ({
  refused,
  what,
}: {
  refused: OntologyProblem;
  what: string;
}): string => say(ONTOLOGY[refused], what);

const PROBLEMS: Record<Exclude<Problem, 'takes'>, Plain> = {
  'too-much': 'consoleTooMuch',
  'missing-end': 'consoleMissingEnd',
  misplaced: 'consoleMisplaced',
  'missing-comma': 'consoleMissingComma',
  'no-ontology': 'consoleNoTopics',
  'no-operator': 'consoleNoOperator',
  'unknown-operator': 'consoleUnknownOperator',
  'one-page': 'consoleOnePage',
  number: 'consoleNumber',
  reach: 'consoleReach',
  'unknown-page': 'consoleUnknownPage',
  pages: 'consolePages',
  words: 'consoleWords',
  prefix: 'consolePrefix',
  'too-long': 'consoleTooLong',
};

/** What an operator takes. */
const KINDS: Record<string, Plain> = {
  pages: 'consoleKindPages',
  words: 'consoleKindWords',
  number: 'consoleKindNumber',
  reach: 'consoleKindReach',
  prefixes: 'consoleKindPrefixes',
  page: 'consoleKindPage',
};

const ONTOLOGY: Record<OntologyProblem, Plain> = {
  empty: 'aboutTopicsEmpty',
  foreign: 'aboutTopicsForeign',
  nameless: 'aboutTopicsUnnamed',
  quote: 'aboutTopicsQuote',
  'no-concepts': 'aboutTopicsNoConcepts',
  'too-many': 'aboutTopicsTooMany',
  'too-deep': 'aboutTopicsTooDeep',
};
