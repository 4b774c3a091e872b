/** One entry of an HTTP archive: an address that was asked for, and what came of it. */
import { LIMITS } from '../model/page-record.ts';

export interface Entry {
  url: string;
  /** When, in ms since 1970. */
  at: number;
  /** Of a page, as it is written; null where it is none. */
  body: Body | null;
  /** The archive's own name of the page that asked; empty where it has none. */
  page: string;
  redirectedTo: string;
  /** It is a document, but one that says why there is no page. */
  isError: boolean;
}

export interface Body {
  text: string;
  isBase64: boolean;
}

/** Before it is made canonical, which takes a good deal away. */
const LONGEST_ADDRESS = 16 * LIMITS.url;

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

export function entryOf(raw: unknown): Entry | null {
  const { request, response, startedDateTime, pageref } = (raw ?? {}) as Raw;
  const url = words(request?.url);
  const isOfWeb = url.length <= LONGEST_ADDRESS && /^https?:\/\//i.test(url) && URL.canParse(url);
  if (!isOfWeb || !response) return null;
  const { mimeType, text, encoding } = response.content ?? {};
  const isDocument =
    request?.method === 'GET' && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(words(mimeType));
  const isPage = isDocument && response.status === 200 && typeof text === 'string';
  const redirect = words(response.redirectURL).slice(0, LONGEST_ADDRESS);
  return {
    url,
    at: Math.max(0, Date.parse(words(startedDateTime)) || 0),
    body: isPage ? { text, isBase64: encoding === 'base64' } : null,
    page: words(pageref).slice(0, LONGEST_ADDRESS),
    isError: isDocument && typeof response.status === 'number' && response.status >= 400,
    redirectedTo: redirect !== '' && URL.canParse(redirect, url) ? new URL(redirect, url).href : '',
  };
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text, or bytes of UTF-8 in base64; null where that is broken. */
export function decodedBody({ text, isBase64 }: Body): string | null {
  if (!isBase64) return text;
  try {
    const signs = atob(text);
    const bytes = new Uint8Array(signs.length);
    for (let i = 0; i < signs.length; i++) bytes[i] = signs.charCodeAt(i);
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
