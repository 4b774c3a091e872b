/** The questions and corrections about a page's site, as calls that answer or throw a sentence. */
import type { Command, CommandReply } from '../messages.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Label } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import { order } from './order.ts';

export type Correction = Pick<Extract<Command, { type: 'label' }>, 'side' | 'reach' | 'typed'>;

/** The site whose boundary is now in the store; null when the page was not recorded. */
export const lookAt = async (page: string): Promise<number | null> =>
  (await ask({ type: 'look', page }, 'site')).site;

export const explain = async (page: string): Promise<Evidence> =>
  (await ask({ type: 'explain', page, typed: page }, 'evidence')).evidence;

export const explainTyped = async (page: string, typed: string): Promise<Evidence> =>
  (await ask({ type: 'explain', page, typed }, 'evidence')).evidence;

export const explainMany = async (page: string, addresses: string[]): Promise<Evidence[]> =>
  (await ask({ type: 'explain-many', page, addresses }, 'evidences')).evidences;

export const scopeOf = async (page: string): Promise<Scope> =>
  (await ask({ type: 'scope', page }, 'scope')).scope;

export const labelsOf = async (page: string): Promise<Label[]> =>
  (await ask({ type: 'label-history', page }, 'labels')).labels;

export const preview = (page: string, correction: Correction) =>
  ask({ type: 'preview-label', page, ...correction }, 'moves');

/** Gives a correction and returns its number. */
export const correct = async (page: string, correction: Correction): Promise<number> =>
  (await ask({ type: 'label', page, ...correction }, 'labelled')).id;

/** Several labels given and taken back as one. */
export type Change = Pick<Extract<Command, { type: 'correct' }>, 'give' | 'withdraw'>;

export const previewChange = (page: string, change: Change) =>
  ask({ type: 'preview-correction', page, ...change }, 'moves');

/** Makes the change and returns the numbers of the labels given. */
export const makeChange = async (page: string, change: Change): Promise<number[]> =>
  (await ask({ type: 'correct', page, ...change }, 'corrected')).ids;

export const takeBack = (id: number) => ask({ type: 'withdraw-label', id }, 'done');

type Reply<T extends CommandReply['type']> = Extract<CommandReply, { type: T }>;

export async function ask<T extends CommandReply['type']>(
  command: Command,
  type: T,
): Promise<Reply<T>> {
  const reply = await order(command);
  if (reply.type !== type) throw new Error(`${command.type} was answered with ${reply.type}.`);
  return reply as Reply<T>;
}
