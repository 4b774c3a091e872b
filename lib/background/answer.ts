/** Answers what the person asks, or corrects, about sites: by the companion, or in the store. */
import type { Helper } from '../engine/helper.ts';
import {
  type AskedType,
  type Command,
  type CommandReply,
  type CorrectionType,
  isAsked,
  isCorrection,
} from '../messages.ts';
import type { Database } from '../store/database.ts';
import { carryCorrection } from './corrections.ts';
import { Means } from './means.ts';
import { refusalSentence } from './refusal-sentences.ts';
import type { Turn } from './turn.ts';

export type Answered = Command<AskedType | CorrectionType>;

/** Questions and corrections change no setting, and are answered without looking at them. */
export const isAnswered = (command: Command): command is Answered =>
  isAsked(command) || isCorrection(command);

export async function answer(
  db: Database,
  asked: Answered,
  companion: Helper,
  now: number,
  turn?: Turn,
): Promise<CommandReply> {
  const reply = isCorrection(asked)
    ? await carryCorrection(asked, new Means(db, companion, now, turn))
    : await companion.ask(asked, now);
  return 'refused' in reply ? { type: 'error', message: refusalSentence(reply) } : reply;
}
