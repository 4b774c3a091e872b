/** Fields of messages, each with its bound. The sender may be a hostile page. */
import * as v from 'valibot';
import { LIMITS } from '../model/page-record.ts';

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const address = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url),
  v.regex(/^https?:\/\/[^\s/?#@]+\/\S*$/),
);
export const addressOrNone = v.union([v.literal(''), address]);
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** The length is looked at before any item, so that ten million items cost nothing. */
export const list = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(item),
  );
