/** What Ambit's own pages may order and ask. */
import * as v from 'valibot';
import { ABOUT_SIDES, ABOUT_WHAT } from '../model/about.ts';
import { LONGEST_QUESTION } from '../model/groups.ts';
import { LONGEST_ONTOLOGY } from '../model/ontology.ts';
import { LIMITS } from '../model/page-record.ts';
import { LONGEST_NAME } from '../model/site-name.ts';
import { address, addressOrNone, list, text, whole } from './fields.ts';

/** How many labels one correction may give or take back, and how many addresses one question may have. */
export const MOST_LABELS = 1000;
export const MOST_EXPLAINED = 50;
/** The longest request to a server of the person's own. */
export const LONGEST_SENT = 4 * 1024 * 1024;
/** The longest console command. */
export const LONGEST_COMMAND = 4096;

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^([a-z0-9_-]+\.)*[a-z0-9_-]+$|^\[[0-9a-f:.]+\]$/),
);
const hosts = list(host, 10_000);
const mode = v.picklist(['everywhere', 'chosen']);
const moment = whole(0, Number.MAX_SAFE_INTEGER);
const side = v.picklist(['in', 'out']);
const reach = v.picklist(['url', 'prefix', 'host']);
const tabId = whole(0, 2 ** 31);
const rowId = whole(1, Number.MAX_SAFE_INTEGER);
const siteName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));
/** Whatever a person may type as an address. */
const typed = text(LIMITS.url);

/** A correction given at once: labels that are new, and labels that are taken back. */
const correction = {
  page: address,
  give: list(v.strictObject({ side, reach, typed }), MOST_LABELS),
  withdraw: list(whole(1, Number.MAX_SAFE_INTEGER), MOST_LABELS),
};

/** Which links are meant; the other page is that of the other site, where one is. */
const aboutAsked = {
  page: address,
  what: v.picklist(ABOUT_WHAT),
  side: v.picklist(ABOUT_SIDES),
  other: addressOrNone,
  directory: addressOrNone,
  language: text(64),
};
const command = text(LONGEST_COMMAND);

const fromOwnPage = v.variant('type', [
  v.strictObject({ type: v.literal('agree'), mode, chosen: hosts }),
  v.strictObject({ type: v.literal('set-mode'), mode }),
  v.strictObject({ type: v.literal('record-signed-in'), on: v.boolean() }),
  v.strictObject({ type: v.literal('pause'), until: moment }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('read-restored') }),
  v.strictObject({ type: v.literal('record-host'), host, tab: v.optional(tabId) }),
  v.strictObject({ type: v.literal('never-host'), host }),
  v.strictObject({ type: v.literal('unlist-host'), host }),
  v.strictObject({ type: v.literal('forget-host'), host }),
  v.strictObject({ type: v.literal('forget-since'), moment }),
  v.strictObject({ type: v.literal('delete-everything') }),
  v.strictObject({ type: v.literal('keep-days'), days: v.nullable(whole(1, 36_500)) }),
  v.strictObject({ type: v.literal('catch-up') }),
  v.strictObject({ type: v.literal('open-desk') }),
  v.strictObject({ type: v.literal('box-open'), server: address }),
  v.strictObject({
    type: v.literal('box-send'),
    tab: tabId,
    endpoint: address,
    body: text(LONGEST_SENT),
    key: text(LIMITS.text),
  }),
  v.strictObject({ type: v.literal('box-close'), tab: tabId }),
  v.strictObject({ type: v.literal('verify') }),
  v.strictObject({ type: v.literal('look'), page: address }),
  v.strictObject({ type: v.literal('explain'), page: address, typed }),
  v.strictObject({
    type: v.literal('explain-many'),
    page: address,
    addresses: list(address, MOST_EXPLAINED),
  }),
  v.strictObject({ type: v.literal('scope'), page: address }),
  v.strictObject({ type: v.literal('preview-correction'), ...correction }),
  v.strictObject({ type: v.literal('correct'), ...correction }),
  v.strictObject({ type: v.literal('preview-label'), page: address, side, reach, typed }),
  v.strictObject({ type: v.literal('label'), page: address, side, reach, typed }),
  v.strictObject({ type: v.literal('withdraw-label'), id: rowId }),
  v.strictObject({ type: v.literal('label-history'), page: address }),
  v.strictObject({ type: v.literal('about'), ...aboutAsked }),
  v.strictObject({ type: v.literal('stop-reading') }),
  v.strictObject({
    type: v.literal('keyword-links'),
    ...aboutAsked,
    word: text(LIMITS.text),
    from: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  v.strictObject({ type: v.literal('groups'), page: address }),
  v.strictObject({ type: v.literal('find-meaning'), text: text(LONGEST_QUESTION) }),
  v.strictObject({ type: v.literal('run-command'), text: command }),
  v.strictObject({
    type: v.literal('complete-command'),
    text: command,
    cursor: whole(0, LONGEST_COMMAND),
  }),
  v.strictObject({
    type: v.literal('add-ontology'),
    name: text(LONGEST_NAME),
    text: text(LONGEST_ONTOLOGY),
  }),
  v.strictObject({ type: v.literal('use-ontology'), id: v.nullable(rowId) }),
  v.strictObject({ type: v.literal('remove-ontology'), id: rowId }),
  v.strictObject({ type: v.literal('map'), page: address }),
  v.strictObject({ type: v.literal('sites') }),
  v.strictObject({ type: v.literal('join-sites'), page: address, other: address }),
  v.strictObject({ type: v.literal('part-site'), page: address, place: address }),
  v.strictObject({ type: v.literal('withdraw-ruling'), id: whole(1, Number.MAX_SAFE_INTEGER) }),
  v.strictObject({ type: v.literal('rulings'), page: address }),
  v.strictObject({ type: v.literal('sites-of'), pages: list(address, 200) }),
  v.strictObject({ type: v.literal('site-words'), pages: list(address, 200) }),
  v.strictObject({ type: v.literal('name-site'), page: address, name: siteName }),
  v.strictObject({ type: v.literal('withdraw-names'), ids: list(rowId, 1000) }),
  v.strictObject({ type: v.literal('name-history'), page: address }),
  v.strictObject({ type: v.literal('forget-site'), page: address }),
  v.strictObject({ type: v.literal('cancel-task'), id: rowId }),
]);

export type Command = v.InferOutput<typeof fromOwnPage>;

export const parseCommand = (raw: unknown): Command | null => {
  const result = v.safeParse(fromOwnPage, raw, { abortEarly: true });
  return result.success ? result.output : null;
};
