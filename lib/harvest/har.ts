/**
 * A browser's HTTP archive (HAR 1.2) → records of the pages in it, by the harvest that reads live
 * pages. HTML is parsed by whoever calls: a window has a `DOMParser`, a script has parse5, a worker
 * has none. What a page loaded, and what led to it, other entries tell, which may come later; so
 * the text is read twice, once for these notes (and to see that it is whole), and once for the
 * pages. No more of it is held at a time than one entry. Pages that ask for a password, or on which
 * one is signed in, errors and notices that there is no such page are left out, here too;
 * `signedInToo` says where the person allowed it.
 */
import { LIMITS, type PageRecord } from '../model/page-record.ts';
import type { Pace } from '../pace/breathing.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { decodedBody, type Entry, entryOf } from './har-entry.ts';
import { harvestPage } from './harvest-page.ts';
import { jsonItems } from './json-items.ts';
import { isPlainlyNotFound } from './not-found.ts';
import { privateSigns } from './private-signs.ts';

export interface HarPage {
  record: PageRecord;
  /** When it was opened, in ms since 1970. */
  at: number;
}

export interface HarErrors {
  /** Which entry, counted from one. */
  entry: number;
  why: string;
}

/** A page of the archive that has not been harvested: all that is needed for it. */
export interface HarEntry {
  /** Which entry it is, counted from one. */
  entry: number;
  url: string;
  /** When it was opened, in ms since 1970. */
  at: number;
  html: string;
  redirectedFrom: string;
  loaded: string[];
}

/** What entries tell of pages. */
export interface HarNotes {
  /** By the address that was led to. */
  redirectedFrom: Map<string, string>;
  /** By the archive's own name of a page. */
  loadedBy: Map<string, Set<string>>;
}

type Pieces = Iterable<string> | AsyncIterable<string>;

/** Characters of an entry, and of a page in it: parsed, it takes many times as much. */
const LONGEST_ENTRY = 32 * 1024 * 1024;
const LONGEST_PAGE = 16 * 1024 * 1024;
/**
 * Characters of all addresses that are noted, each with what a note costs; what comes after is not.
 */
const MOST_NOTED = 32 * 1024 * 1024;
const PER_NOTE = 256;

/**
 * Reads the whole text once. Fails with a `JsonRefused` where it is no archive, or not all of one.
 */
export async function noteHar(pieces: Pieces): Promise<HarNotes> {
  const notes: HarNotes = { redirectedFrom: new Map(), loadedBy: new Map() };
  let noted = 0;
  for await (const entry of entriesOf(pieces, () => {})) {
    const { url, body, page, redirectedTo } = entry;
    if (redirectedTo !== '' && noted < MOST_NOTED) {
      notes.redirectedFrom.set(redirectedTo, url);
      noted += PER_NOTE + redirectedTo.length + url.length;
    }
    if (body !== null || page === '' || noted >= MOST_NOTED) continue;
    const loaded = notes.loadedBy.get(page) ?? new Set(); // its first
    if (loaded.size >= 2 * LIMITS.features || loaded.has(url)) continue;
    notes.loadedBy.set(page, loaded.add(url));
    noted += PER_NOTE + page.length + url.length;
  }
  return notes;
}

/** Reads it again, for its pages. */
export async function* harEntries(
  pieces: Pieces,
  { redirectedFrom, loadedBy }: HarNotes,
  tell: (error: HarErrors) => void,
): AsyncGenerator<HarEntry> {
  for await (const { entry, url, at, body, page } of entriesOf(pieces, tell)) {
    if (body === null) continue;
    const html = decodedBody(body);
    if (html === null || html.length > LONGEST_PAGE) {
      tell({ entry, why: `This page ${html === null ? 'cannot be read' : 'is too large'}.` });
      continue;
    }
    const loaded = [...(loadedBy.get(page) ?? [])].filter((other) => other !== url);
    yield { entry, url, at, html, redirectedFrom: redirectedFrom.get(url) ?? '', loaded };
  }
}

export async function* harvestHar(
  entries: Iterable<HarEntry> | AsyncIterable<HarEntry>,
  parse: (html: string) => Document,
  tell: (error: HarErrors) => void,
  pace: Pace,
  signedInToo: (url: string) => boolean = () => false,
): AsyncGenerator<HarPage> {
  for await (const { entry, url, at, html, redirectedFrom, loaded } of entries) {
    if (canonicalUrl(url) === null) {
      tell({ entry, why: 'This address is too long, or none of a page.' });
      continue;
    }
    const document = parse(html);
    const { password, logOut } = await privateSigns(document, pace);
    if (password || (logOut !== '' && !signedInToo(url))) {
      const why = password ? 'asks for a password' : 'has a control to log out';
      tell({ entry, why: `This page ${why}, so it is not recorded.` });
      continue;
    }
    if (await isPlainlyNotFound(document, pace)) {
      tell({ entry, why: 'There is no page at this address, so nothing is recorded.' });
      continue;
    }
    const record = await harvestPage({ document, url, redirectedFrom, loaded }, pace);
    yield { record, at };
  }
}

async function* entriesOf(
  pieces: Pieces,
  tell: (error: HarErrors) => void,
): AsyncGenerator<Entry & { entry: number }> {
  let number = 0;
  for await (const text of jsonItems(pieces, ['log', 'entries'], LONGEST_ENTRY)) {
    number++;
    const entry = text === null ? null : entryOf(parsed(text));
    if (entry?.isError)
      tell({ entry: number, why: 'The server answered with an error instead of a page.' });
    if (entry !== null) yield { ...entry, entry: number };
    else if (text === null) tell({ entry: number, why: 'This entry is too large.' });
    else tell({ entry: number, why: 'This entry names no web address, or no answer.' });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
