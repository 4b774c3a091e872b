/**
 * A browser's HTTP archive (HAR 1.2) → records of the pages in it, by the harvest that reads live
 * pages. HTML is parsed by whoever calls: a window has a `DOMParser`, a script has parse5, a worker has
 * none; so reading the archive and harvesting its pages are two steps. What a page
 * loaded is told by the entries that name it. Pages that ask for a password, or on which one is signed
 * in, errors and notices that there is no such page are left out, here too; `signedInToo` says where
 * the person allowed it.
 */
import { LIMITS, type PageRecord } from '../model/page-record.ts';
import { harvestPage } from './harvest-page.ts';
import { isPlainlyNotFound } from './not-found.ts';
import type { Pace } from './pace.ts';
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

interface Entry {
  url: string;
  at: number;
  html: string | null;
  page: string;
  redirectedTo: string;
  /** It is a document, but one that says why there is no page. */
  isError: boolean;
}

/** Reads the archive; what is large about it is done here, in a worker where there is one. */
export function* harEntries(text: string, tell: (error: HarErrors) => void): Generator<HarEntry> {
  const entries = entriesOf(text, tell);
  const from = new Map(entries.filter(({ redirectedTo }) => redirectedTo !== '').map(byTarget));
  const loadedBy = new Map<string, Set<string>>();
  for (const { url, html, page } of entries) {
    if (html !== null || page === '') continue;
    const loaded = loadedBy.get(page) ?? new Set(); // its first
    if (loaded.size < 2 * LIMITS.features) loadedBy.set(page, loaded.add(url));
  }
  for (const [i, { url, at, html, page }] of entries.entries()) {
    if (html === null) continue;
    const loaded = [...(loadedBy.get(page) ?? [])].filter((other) => other !== url);
    yield { entry: i + 1, url, at, html, redirectedFrom: from.get(url) ?? '', loaded };
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

const byTarget = ({ url, redirectedTo }: Entry): [string, string] => [redirectedTo, url];

function entriesOf(text: string, tell: (error: HarErrors) => void): Entry[] {
  const raw = rawEntries(text);
  if (raw === null) tell({ entry: 0, why: 'This is not an HTTP archive (HAR).' });
  return (raw ?? []).flatMap((one, i) => {
    const entry = entryOf(one);
    if (entry === null)
      tell({ entry: i + 1, why: 'This entry names no web address, or no answer.' });
    if (entry?.isError)
      tell({ entry: i + 1, why: 'The server answered with an error instead of a page.' });
    return entry ?? [];
  });
}

function rawEntries(text: string): unknown[] | null {
  try {
    const entries = JSON.parse(text)?.log?.entries;
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}

/** As far as it is there: what tools leave out differs. */
interface Raw {
  startedDateTime?: unknown;
  pageref?: unknown;
  request?: { url?: unknown; method?: unknown };
  response?: {
    status?: unknown;
    redirectURL?: unknown;
    content?: { mimeType?: unknown; text?: unknown; encoding?: unknown };
  };
}

function entryOf(raw: unknown): Entry | null {
  const { request, response, startedDateTime, pageref } = (raw ?? {}) as Raw;
  const url = words(request?.url);
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || response === undefined) return null;
  const { mimeType, text, encoding } = response?.content ?? {};
  const isDocument =
    request?.method === 'GET' && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(words(mimeType));
  const isPage = isDocument && response.status === 200 && typeof text === 'string';
  const redirect = words(response.redirectURL);
  return {
    url,
    at: Math.max(0, Date.parse(words(startedDateTime)) || 0),
    html: isPage ? decoded(words(text), words(encoding)) : null,
    page: words(pageref),
    isError: isDocument && typeof response.status === 'number' && response.status >= 400,
    redirectedTo: redirect !== '' && URL.canParse(redirect, url) ? new URL(redirect, url).href : '',
  };
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text, or bytes of UTF-8 in base64; null where that is broken. */
function decoded(text: string, encoding: string): string | null {
  if (encoding !== 'base64') return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  } catch {
    return null;
  }
}
