/** Fields of messages, each with its bound. The sender may be a hostile page. */
import * as v from 'valibot';
import { LIMITS } from '../model/page-record.ts';

/** How many labels one correction may give or take back. */
export const MOST_LABELS = 1000;

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

export const rowId = whole(1, Number.MAX_SAFE_INTEGER);
/** Whatever a person may type as an address. */
export const typed = text(LIMITS.url);
/** What a label is, as it is typed. */
export const side = v.picklist(['in', 'out']);
export const reach = v.picklist(['url', 'prefix', 'host']);
/** A correction given at once: labels that are new, and labels that are taken back. */
export const give = list(v.strictObject({ side, reach, typed }), MOST_LABELS);
export const withdrawnLabels = list(rowId, MOST_LABELS);
