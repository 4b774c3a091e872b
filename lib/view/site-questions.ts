/** The questions and corrections about a page's site, as calls that answer or throw a sentence. */
import type { Command } from '../messages.ts';
import { order } from './order.ts';

export type Correction = Pick<Command<'label'>, 'side' | 'reach' | 'typed'>;

/** The site whose boundary is now in the store; null when the page was not recorded. */
export const lookAt = async (page: string) => (await order({ type: 'look', page })).site;

export const askEvidence = async (page: string) =>
  (await order({ type: 'explain', page, typed: page })).evidence;

export const explainTyped = async (page: string, typed: string) =>
  (await order({ type: 'explain', page, typed })).evidence;

export const explainMany = async (page: string, addresses: string[]) =>
  (await order({ type: 'explain-many', page, addresses })).evidences;

export const askScope = async (page: string) => (await order({ type: 'scope', page })).scope;

export const askLabels = async (page: string) =>
  (await order({ type: 'label-history', page })).labels;

export const preview = (page: string, correction: Correction) =>
  order({ type: 'preview-label', page, ...correction });

/** Gives a correction and returns its number. */
export const correct = async (page: string, correction: Correction) =>
  (await order({ type: 'label', page, ...correction })).id;

/** Several labels given and taken back as one. */
export type Change = Pick<Command<'correct'>, 'give' | 'withdraw'>;

export const previewChange = (page: string, change: Change) =>
  order({ type: 'preview-correction', page, ...change });

/** Makes the change and returns the numbers of the labels given. */
export const makeChange = async (page: string, change: Change) =>
  (await order({ type: 'correct', page, ...change })).ids;

export const askWithdraw = (id: number) => order({ type: 'withdraw-label', id });
