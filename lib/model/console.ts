/** What a console command gives, or what is wrong with it. */
import type { Reading } from './about.ts';

export type Column = 'text' | 'page' | 'keyword' | 'times';

export interface ConsoleTable {
  columns: Column[];
  rows: (string | number)[][];
  /** How many rows there are in all. */
  of: number;
}

/** What can be wrong with a command; the words for people are chosen by it. */
export type Problem =
  | 'too-much'
  | 'missing-end'
  | 'misplaced'
  | 'missing-comma'
  | 'no-ontology'
  | 'no-operator'
  | 'unknown-operator'
  | 'takes'
  | 'one-page'
  | 'number'
  | 'reach'
  | 'unknown-page'
  | 'pages'
  | 'words'
  | 'prefix'
  | 'too-long';

export interface Wrong {
  problem: Problem;
  /** Where in the text. */
  at: number;
  /** The names, marks or addresses it is about. */
  what: readonly string[];
}

export type ConsoleAnswer = { reading: Reading } | { table: ConsoleTable } | { wrong: Wrong };

export interface Completion {
  /** What is typed so far begins here. */
  from: number;
  candidates: OfferedText[];
}

export interface OfferedText {
  text: string;
  /** Its name, where it is an operator. */
  operator: string | null;
}
