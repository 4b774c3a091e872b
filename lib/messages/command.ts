/** What Ambit's own pages may order and ask, and what they hear. */
import { CORRECTIONS, RULINGS } from './corrections.ts';
import { type MessageOf, parserOf, type ReplyOf } from './message-table.ts';
import { DESK_ORDERS, ORDERS } from './orders.ts';
import { QUESTIONS } from './questions.ts';

/** What the companion answers. */
type Asked = typeof QUESTIONS & typeof RULINGS;
type Commands = Asked & typeof CORRECTIONS & typeof ORDERS & typeof DESK_ORDERS;

export type AskedType = keyof Asked;
export type CorrectionType = keyof typeof CORRECTIONS;
export type OrderType = keyof typeof ORDERS;
export type DeskOrderType = keyof typeof DESK_ORDERS;
type CommandType = keyof Commands;

export type Command<T extends CommandType = CommandType> = MessageOf<Commands, T>;
export type Reply<T extends CommandType = CommandType> = ReplyOf<Commands, T>;
/** In words for the person, why there is no other reply. */
export type Failed = { type: 'error'; message: string };
export type CommandReply = Reply | Failed;

/** Who answers what: one entry for every type. */
export type Handlers<T extends CommandType, Around extends unknown[], Else = never> = {
  [P in T]: (asked: Command<P>, ...around: Around) => Promise<Reply<P> | Else>;
};

export const isQuestion = ({ type }: Command): boolean => type in QUESTIONS;
export const isAsked = (command: Command): command is Command<AskedType> =>
  isQuestion(command) || command.type in RULINGS;
export const isCorrection = (command: Command): command is Command<CorrectionType> =>
  command.type in CORRECTIONS;
export const isDeskOrder = (command: Command): command is Command<DeskOrderType> =>
  command.type in DESK_ORDERS;

export const parseCommand = parserOf<Commands>(
  QUESTIONS,
  RULINGS,
  CORRECTIONS,
  ORDERS,
  DESK_ORDERS,
);
