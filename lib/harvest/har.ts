/**
 * A browser's HTTP archive (HAR 1.2) → records of the pages in it, by the harvest that reads live
 * pages. HTML is parsed by whoever calls: a window has a `DOMParser`, a script has parse5. What a page
 * loaded is told by the entries that name it. Pages that ask for a password are left out, here too.
 */
import type { PageRecord } from '../model/page-record.ts';
import { harvestPage } from './harvest-page.ts';
import { hasPasswordField } from './password-field.ts';

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

interface Entry {
  url: string;
  at: number;
  html: string | null;
  page: string;
  redirectedTo: string;
}

export async function* harvestHar(
  text: string,
  parse: (html: string) => Document,
  tell: (error: HarErrors) => void,
  yieldNow: () => Promise<void>,
  now: () => number,
): AsyncGenerator<HarPage> {
  const entries = entriesOf(text, tell);
  const from = new Map(entries.filter(({ redirectedTo }) => redirectedTo !== '').map(byTarget));
  for (const [i, { url, at, html, page }] of entries.entries()) {
    if (html === null) continue;
    const document = parse(html);
    if (hasPasswordField(document)) {
      tell({ entry: i + 1, why: 'This page asks for a password, so it is not recorded.' });
      continue;
    }
    const others = entries.filter(
      (other) => page !== '' && other.page === page && other.url !== url,
    );
    const loaded = others.filter((other) => other.html === null).map((other) => other.url);
    const redirectedFrom = from.get(url) ?? ''; // asked for directly
    const record = await harvestPage({ document, url, redirectedFrom, loaded }, yieldNow, now);
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
  const isPage =
    request?.method === 'GET' &&
    response.status === 200 &&
    /^(?:text\/html|application\/xhtml\+xml)\b/i.test(words(mimeType)) &&
    typeof text === 'string';
  const redirect = words(response.redirectURL);
  return {
    url,
    at: Math.max(0, Date.parse(words(startedDateTime)) || 0),
    html: isPage ? decoded(words(text), words(encoding)) : null,
    page: words(pageref),
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
