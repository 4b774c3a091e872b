/** The questions about what links say, as calls that answer or throw a sentence. */
import type { AboutAsked, Reading } from '../model/about.ts';
import type { ConsoleTable } from '../model/console.ts';
import { order } from './order.ts';
import { problemSentence } from './problem-sentences.ts';

export const aboutPage = async (asked: AboutAsked) =>
  (await order({ type: 'about', ...asked })).answer;

/** Stops the reading of stored pages; what was read is kept. */
export const stopReading = () => order({ type: 'stop-reading' });

export const keywordLinks = async (asked: AboutAsked, word: string, from: number) =>
  (await order({ type: 'keyword-links', ...asked, word, from })).answer;

export const askGroups = async (page: string) => (await order({ type: 'groups', page })).answer;

export const findMeaning = async (text: string) =>
  (await order({ type: 'find-meaning', text })).answer;

/** What became of a console command; what is wrong is a sentence, with its place in the text. */
export type CommandOutcome =
  | { reading: Reading }
  | { table: ConsoleTable }
  | { wrong: string; at: number };

export async function askConsole(text: string): Promise<CommandOutcome> {
  const { answer } = await order({ type: 'run-command', text });
  if (!('wrong' in answer)) return answer;
  return { wrong: problemSentence(answer.wrong), at: answer.wrong.at };
}

export const askCompletions = async (text: string, cursor: number) =>
  (await order({ type: 'complete-command', text, cursor })).completion;

/** Brings in a tree of topics and returns how many it has. */
export const addTopics = async (name: string, text: string) =>
  (await order({ type: 'add-ontology', name, text })).topics;

export const putToUse = (id: number | null) => order({ type: 'use-ontology', id });

export const removeTopics = (id: number) => order({ type: 'remove-ontology', id });

/** Asks again until the stored pages are read. */
export async function whenRead<T extends object>(
  ask: () => Promise<T | { reading: Reading }>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (!('reading' in answer)) return answer;
    await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
  }
}

const LOOK_AGAIN = 500;
