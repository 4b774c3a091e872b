/** The questions about what links say, as calls that answer or throw a sentence. */
import type { ConsoleReply } from '../messages.ts';
import type { AboutAnswer, AboutAsked, LinksAnswer, Reading } from '../model/about.ts';
import type { Completion } from '../model/console.ts';
import type { FoundAnswer, GroupsAnswer } from '../model/groups.ts';
import { ask } from './site-questions.ts';

export const aboutPage = async (asked: AboutAsked): Promise<NonNullable<AboutAnswer>> =>
  (await ask({ type: 'about', ...asked }, 'about')).answer;

/** Stops the reading of stored pages; what was read is kept. */
export const stopReading = () => ask({ type: 'stop-reading' }, 'done');

export const keywordLinks = async (
  asked: AboutAsked,
  word: string,
  from: number,
): Promise<NonNullable<LinksAnswer>> =>
  (await ask({ type: 'keyword-links', ...asked, word, from }, 'keyword-links')).answer;

export const groupsOf = async (page: string): Promise<NonNullable<GroupsAnswer>> =>
  (await ask({ type: 'groups', page }, 'groups')).answer;

export const findMeaning = async (text: string): Promise<FoundAnswer> =>
  (await ask({ type: 'find-meaning', text }, 'meaning')).answer;

export const runCommand = async (text: string): Promise<ConsoleReply> =>
  (await ask({ type: 'run-command', text }, 'console')).answer;

export const completeCommand = async (text: string, cursor: number): Promise<Completion> =>
  (await ask({ type: 'complete-command', text, cursor }, 'completion')).completion;

/** Brings in a tree of topics and returns how many it has. */
export const addTopics = async (name: string, text: string): Promise<number> =>
  (await ask({ type: 'add-ontology', name, text }, 'ontology')).topics;

export const putToUse = (id: number | null) => ask({ type: 'use-ontology', id }, 'done');

export const removeTopics = (id: number) => ask({ type: 'remove-ontology', id }, 'done');

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
