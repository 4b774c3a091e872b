/**
 * What the parts of an address read so far tell of the next one. The nearer a telling word, the
 * less a part needs to look like a key to be taken for one.
 */
import { isTitle, isUnusual, looksDrawn } from './drawn-text.ts';
import { isBareAct, type Telling, tellingOf } from './telling-words.ts';

type Measure = (text: string) => boolean;

/**
 * By the distance from the word: `/reset/MQ/…`, `/verify/email/…`, `/user/reset/1/1700000000/…`.
 */
const MEASURES: Record<Exclude<Telling, 'version'>, Measure[]> = {
  act: [isActKey, isActKey, isActKey, looksDrawn, looksDrawn],
  place: [isDrawnOrLong, looksDrawn, looksDrawn, looksDrawn],
  share: [isLongAndDrawn, isLongAndDrawn],
  index: [isShareKey],
};
const FARTHEST = 5;
/** Parameters may stand in any order, so the path tells them all the same. */
const IN_QUERY = 4;

export class TellingTrail {
  readonly #parts: string[];
  readonly #host: string | undefined;

  /** The word that a host tells stands before all others. */
  constructor(host?: string) {
    this.#host = host;
    this.#parts = host === undefined ? [] : [host];
  }

  pass(part: string): void {
    this.#parts.push(part);
  }

  /** Is the next part a key, by what was told before it? */
  isKey(text: string): boolean {
    if (isCode(text)) return isBareAct(this.#parts.at(-1) ?? ''); // nothing was told
    if (!(isUnusual(text) || hasLongNumber(text)) || isTitle(text)) return false; // as most are
    for (let distance = 1; distance <= FARTHEST; distance++) {
      const part = this.#parts.at(-distance);
      const telling = part === undefined ? null : tellingOf(part);
      if (telling === 'version') return false;
      // The text is unusual, too.
      if (telling === 'act' && distance <= 3 && this.#host !== undefined) return true;
      if (telling !== null && MEASURES[telling][distance - 1]?.(text)) return true;
    }
    return false;
  }

  /** Is the value of some parameter behind these parts a key? */
  isKeyBehind(text: string): boolean {
    if (!isUnusual(text)) return false;
    for (const part of [...this.#parts.slice(-IN_QUERY).reverse(), this.#host ?? '']) {
      const telling = tellingOf(part);
      if (telling === 'version') return false;
      if (telling === 'act' || (telling === 'place' && looksDrawn(text))) return true;
    }
    return false;
  }
}

/** Models (`rtx4090ti`), screws (`m8x40`) and figures are named with digits as well as keys. */
function isActKey(text: string): boolean {
  if (text.length <= LONGEST_MODEL && MODEL.test(text)) return false;
  return looksDrawn(text) || (isUnusual(text) && !PAGE.test(text));
}
const LONGEST_MODEL = 9;
const MODEL = /^(?:[a-z]{1,5}-)?[a-z]{1,6}\d{1,4}[a-z]{0,3}\d{0,3}$/;
const PAGE = /\.(?:[sx]?html?|php\d?|aspx?|jspx?|pdf|txt|md)$/i;

/** What is sent to a telephone, say. */
export function isCode(text: string): boolean {
  return /^\d{5,10}$/.test(text);
}

function isDrawnOrLong(text: string): boolean {
  if (hasLongNumber(text) || looksDrawn(text)) return true;
  return text.split(/[^A-Za-z0-9]/).some((run) => /^(?=.*\d).{8}/.test(run) && isUnusual(run));
}

/** As parcels have. */
function hasLongNumber(text: string): boolean {
  return /(?:^|[^A-Za-z0-9])\d{11}/.test(text);
}

function isLongAndDrawn(text: string): boolean {
  return text.length >= 12 && (looksDrawn(text) || (isOneRunWithDigits(text) && isUnusual(text)));
}

const isOneRunWithDigits = (text: string): boolean => /^\w+$/.test(text) && /\d/.test(text);

/** Shorter and longer names are those of pages: of files under `s`, of articles of a magazine. */
function isShareKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{12,20}$/.test(text) && isLongAndDrawn(text);
}
