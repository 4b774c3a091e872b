import type { AskedType, Command, Reply } from '../messages.ts';
import type { NewLabel, Refused } from '../model/label.ts';
import type { NoAnswer } from '../model/refusal.ts';
import type { Verification } from '../model/task.ts';
import type { CheckedOntology } from './topics.ts';

/** What the background needs of the companion; it does not care how it is done. */
export interface Helper {
  catchUp(): Promise<unknown>;
  verify(): Promise<Verification>;
  /** Answers a question, or carries out a ruling, as of the moment `at`. */
  ask(asked: Command<AskedType>, at: number): Promise<Reply<AskedType> | NoAnswer>;
  /** What was typed as labels of a page's site; or the first reason why some cannot be one. */
  check(page: string, typed: Command<'correct'>['give'], at: number): Promise<NewLabel[] | Refused>;
  checkOntology(text: string): Promise<CheckedOntology>;
  /** Addresses of all pages of the page's site. */
  pagesOf(page: string): Promise<string[]>;
}
