/** The questions and corrections about a page's site, as calls that answer or throw a sentence. */
import type { Command, CommandReply } from '../messages.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Label } from '../model/label.ts';
import { order } from './order.ts';

export type Correction = Pick<Extract<Command, { type: 'label' }>, 'side' | 'reach' | 'typed'>;

/** The site whose boundary is now in the store; null when the page was not recorded. */
export const lookAt = async (page: string): Promise<number | null> =>
  (await ask({ type: 'look', page }, 'site')).site;

export const explain = async (page: string): Promise<Evidence> =>
  (await ask({ type: 'explain', page, typed: page }, 'evidence')).evidence;

export const labelsOf = async (page: string): Promise<Label[]> =>
  (await ask({ type: 'label-history', page }, 'labels')).labels;

export const preview = (page: string, correction: Correction) =>
  ask({ type: 'preview-label', page, ...correction }, 'moves');

/** Gives a correction and returns its number. */
export const correct = async (page: string, correction: Correction): Promise<number> =>
  (await ask({ type: 'label', page, ...correction }, 'labelled')).id;

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
