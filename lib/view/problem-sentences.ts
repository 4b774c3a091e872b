/** What is wrong with a console command, as a sentence that says what to do. */
import type { Problem, Wrong } from '../model/console.ts';
import { type Plain, say } from '../say.ts';

export function problemSentence({ problem, what }: Wrong): string {
  if (problem !== 'takes') return say(PROBLEMS[problem], ...what);
  const [operator, ...kinds] = what;
  return say('consoleTakes', operator, kinds.map((kind) => say(KINDS[kind])).join(', '));
}

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
