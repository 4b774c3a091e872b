/**
 * Every message that crosses between Ambit's contexts, as one union in two trust classes.
 * A recorder runs inside a hostile page: all it may say is "here is my page", and every field is
 * checked and bounded here. Ambit's own pages may give orders. Plain JSON: that is what arrives.
 */
import * as v from 'valibot';
import {
  ABOUT_SIDES,
  ABOUT_WHAT,
  type AboutAnswer,
  type LinksAnswer,
  type Reading,
} from './model/about.ts';
import type { Evidence } from './model/boundary.ts';
import type { Completion, ConsoleTable } from './model/console.ts';
import { type FoundAnswer, type GroupsAnswer, LONGEST_QUESTION } from './model/groups.ts';
import type { KnownSite } from './model/known-site.ts';
import type { Label } from './model/label.ts';
import { LONGEST_ONTOLOGY } from './model/ontology.ts';
import { LIMITS, LINK_PLACES, type PageRecord } from './model/page-record.ts';
import type { Failure, Recording, Refusal } from './model/recording.ts';
import type { Ruling } from './model/ruling.ts';
import type { Scope } from './model/scope.ts';
import type { SiteMap } from './model/site-map.ts';
import { type GivenName, LONGEST_NAME } from './model/site-name.ts';

/** A record longer than this, as JSON, travels in pieces of this length. */
export const PIECE_LENGTH = 512 * 1024;
export const MOST_PIECES = 48;
/** How many labels one correction may give or take back, and how many addresses one question may have. */
export const MOST_LABELS = 1000;
export const MOST_EXPLAINED = 50;
/** The longest request to a server of the person's own. */
export const LONGEST_SENT = 4 * 1024 * 1024;
/** The longest console command. */
export const LONGEST_COMMAND = 4096;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const address = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url),
  v.regex(/^https?:\/\/[^\s/?#@]+\/\S*$/),
);
const addressOrNone = v.union([v.literal(''), address]);
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** The length is looked at before any item, so that ten million items cost nothing. */
const list = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(item),
  );
const visit = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const revision = whole(0, 1000);

const link = v.strictObject({
  to: address,
  place: v.picklist(LINK_PLACES),
  times: whole(1, 1_000_000),
  rel: text(LIMITS.text),
  text: text(LIMITS.text),
  alt: text(LIMITS.text),
  before: text(LIMITS.window),
  after: text(LIMITS.window),
});

const pageRecord = v.strictObject({
  format: v.literal(1),
  url: address,
  title: text(LIMITS.title),
  lang: text(64),
  self: v.strictObject({
    canonical: addressOrNone,
    redirectedFrom: addressOrNone,
    siteName: text(LIMITS.text),
    generator: text(LIMITS.text),
    alternates: list(v.strictObject({ lang: text(64), url: address }), LIMITS.aliases),
    feeds: list(v.strictObject({ title: text(LIMITS.text), url: address }), LIMITS.aliases),
  }),
  links: list(link, LIMITS.links),
  features: v.strictObject({
    images: list(address, LIMITS.features),
    mailtos: list(text(LIMITS.text), LIMITS.features),
    anchors: list(text(LIMITS.text), LIMITS.features),
    resources: list(address, LIMITS.features),
    scripts: list(address, LIMITS.features),
    words: list(v.tuple([text(64), whole(1, 100_000_000)]), LIMITS.words),
    loaded: list(address, LIMITS.features),
  }),
  cuts: list(v.strictObject({ what: text(64), at: whole(0, Number.MAX_SAFE_INTEGER) }), 32),
});

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

const fromRecorder = v.variant('type', [
  v.strictObject({ type: v.literal('may-record') }),
  v.strictObject({ type: v.literal('page'), visit, revision, record: pageRecord }),
  v.strictObject({
    type: v.literal('piece'),
    visit,
    revision,
    index: whole(0, MOST_PIECES - 1),
    count: whole(1, MOST_PIECES),
    text: text(PIECE_LENGTH),
  }),
  v.strictObject({ type: v.literal('declined'), why: v.literal('password'), visit }),
]);

const fromOwnPage = v.variant('type', [
  v.strictObject({ type: v.literal('agree'), mode, chosen: hosts }),
  v.strictObject({ type: v.literal('set-mode'), mode }),
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

export type RecorderMessage = v.InferOutput<typeof fromRecorder>;
export type Command = v.InferOutput<typeof fromOwnPage>;

/** What the background answers a recorder. `undefined` means it died: nothing was stored. */
export type RecorderReply =
  | { type: 'go-ahead' }
  | { type: 'stored' }
  | { type: 'staged' }
  | { type: 'refused'; why: Refusal }
  | { type: 'failed'; why: Failure };

/** What the background answers one of Ambit's own pages. */
export type CommandReply =
  | { type: 'done'; pages: number }
  | { type: 'verified'; agrees: boolean; pages: number; urls: number; damaged: number }
  /** The site whose boundary is now in the store; null when the page was not recorded. */
  | { type: 'site'; site: number | null }
  | { type: 'evidence'; evidence: Evidence }
  | { type: 'evidences'; evidences: Evidence[] }
  | { type: 'scope'; scope: Scope }
  | { type: 'moves'; toIn: string[]; toOut: string[] }
  | { type: 'labelled'; id: number }
  /** The new labels, by number. */
  | { type: 'corrected'; ids: number[] }
  | { type: 'labels'; labels: Label[] }
  | { type: 'about'; answer: NonNullable<AboutAnswer> }
  | { type: 'keyword-links'; answer: NonNullable<LinksAnswer> }
  | { type: 'groups'; answer: NonNullable<GroupsAnswer> }
  | { type: 'meaning'; answer: FoundAnswer }
  | { type: 'console'; answer: ConsoleReply }
  | { type: 'completion'; completion: Completion }
  | { type: 'ontology'; id: number; topics: number }
  | { type: 'ruled'; id: number }
  | { type: 'rulings'; rulings: Ruling[] }
  | { type: 'map'; map: SiteMap }
  | { type: 'sites'; sites: KnownSite[] }
  /** The site of each page; null for one that was not opened. */
  | { type: 'sites-of'; sites: (number | null)[] }
  /** The first words of each page's site; null while stored pages are still being read. */
  | { type: 'site-words'; words: string[][] | null }
  | { type: 'named'; id: number }
  | { type: 'names'; names: GivenName[] }
  /** A tab that shows the person's server; null where nothing answers there. */
  | { type: 'box-tab'; tab: number | null }
  /** What the server answered; null where it did not. */
  | { type: 'box-answer'; status: number | null }
  | { type: 'error'; message: string };

/** What became of a console command; what is wrong is a sentence here, with its place in the text. */
export type ConsoleReply =
  | { reading: Reading }
  | { table: ConsoleTable }
  | { wrong: string; at: number };

/** What an own page may ask the recorder of a tab. */
export const ASK_RECORDING = { type: 'what-became-of-this-page' } as const;
export type RecordingReply = Recording;

/** Name of the mark by which a recorder knows that its page was open before an update. */
export const RESUMED = 'ambit.resumed';

export const parseRecorderMessage = (raw: unknown): RecorderMessage | null => {
  const result = v.safeParse(fromRecorder, raw, { abortEarly: true });
  return result.success ? result.output : null;
};

export const parseCommand = (raw: unknown): Command | null => {
  const result = v.safeParse(fromOwnPage, raw, { abortEarly: true });
  return result.success ? result.output : null;
};

export const parsePageRecord = (raw: unknown): PageRecord | null => {
  const result = v.safeParse(pageRecord, raw, { abortEarly: true });
  return result.success ? result.output : null;
};
