/** What the person may order beside corrections: settings, forgetting, long work; files. */
import * as v from 'valibot';
import { LIMITS } from '../model/page-record.ts';
import type { Verification } from '../model/task.ts';
import { address, list, rowId, text, whole } from './fields.ts';
import { as, type Done } from './message-table.ts';

/** The longest request to a server of the person's own. */
const LONGEST_SENT = 4 * 1024 * 1024;

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^([a-z0-9_-]+\.)*[a-z0-9_-]+$|^\[[0-9a-f:.]+\]$/),
);
const mode = v.picklist(['everywhere', 'chosen']);
const moment = whole(0, Number.MAX_SAFE_INTEGER);
const tab = whole(0, 2 ** 31);

export const ORDERS = {
  agree: { asked: { mode, chosen: list(host, 10_000) }, reply: as<Done>() },
  'set-mode': { asked: { mode }, reply: as<Done>() },
  'record-signed-in': { asked: { on: v.boolean() }, reply: as<Done>() },
  pause: { asked: { until: moment }, reply: as<Done>() },
  resume: { asked: {}, reply: as<Done>() },
  'read-restored': { asked: {}, reply: as<Done>() },
  'record-host': { asked: { host, tab: v.optional(tab) }, reply: as<Done>() },
  'never-host': { asked: { host }, reply: as<Done>() },
  'unlist-host': { asked: { host }, reply: as<Done>() },
  'forget-host': { asked: { host }, reply: as<Done>() },
  'forget-since': { asked: { moment }, reply: as<Done>() },
  'forget-site': { asked: { page: address }, reply: as<Done>() },
  'delete-everything': { asked: {}, reply: as<Done>() },
  'keep-days': { asked: { days: v.nullable(whole(1, 36_500)) }, reply: as<Done>() },
  'catch-up': { asked: {}, reply: as<Done>() },
  verify: { asked: {}, reply: as<{ type: 'verified' } & Verification>() },
  'cancel-task': { asked: { id: rowId }, reply: as<Done>() },
};

export const DESK_ORDERS = {
  'open-desk': { asked: {}, reply: as<Done>() },
  /** A tab that shows the person's server; null where nothing answers there. */
  'box-open': {
    asked: { server: address },
    reply: as<{ type: 'box-tab'; tab: number | null }>(),
  },
  /** What the server answered; null where it did not. */
  'box-send': {
    asked: { tab, endpoint: address, body: text(LONGEST_SENT), key: text(LIMITS.text) },
    reply: as<{ type: 'box-answer'; status: number | null }>(),
  },
  'box-close': { asked: { tab }, reply: as<Done>() },
};
