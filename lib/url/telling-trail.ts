/**
 * What the parts of an address read so far tell of the next one. The nearer a telling word, the
 * less a part needs to look like a key to be taken for one.
 */
import { hasNumber, isTitle, isUnusual, looksDrawn } from './drawn-text.ts';
import { type Telling, tellingOf } from './telling-words.ts';

type Measure = (text: string) => boolean;

/** By the distance from the word: `/reset/MQ/…`, `/verify/email/…`, `/user/reset/1/1700000000/…`. */
const MEASURES: Record<Exclude<Telling, 'version'>, Measure[]> = {
  act: [isUnusualOrNumber, isUnusual, isUnusual, looksDrawn, looksDrawn],
  place: [isLongAndUnusual, looksDrawn, looksDrawn, looksDrawn],
  share: [isLongAndDrawn, isLongAndDrawn],
  index: [isShareKey],
};
const FARTHEST = 5;
/** Parameters may stand in any order, so the path tells them all the same. */
const IN_QUERY = 4;

export class TellingTrail {
  readonly #parts: string[];

  constructor(parts: string[] = []) {
    this.#parts = [...parts];
  }

  pass(part: string): void {
    this.#parts.push(part);
  }

  /** Is the next part a key, by what was told before it? */
  isKey(text: string): boolean {
    if (!isUnusualOrNumber(text) || isTitle(text)) return false; // which all measures ask for, and few parts are
    for (let distance = 1; distance <= FARTHEST; distance++) {
      const telling = this.#told(distance);
      if (telling === 'version') return false;
      if (telling !== null && MEASURES[telling][distance - 1]?.(text)) return true;
    }
    return false;
  }

  /** Is the value of some parameter behind these parts a key? */
  isKeyBehind(text: string): boolean {
    if (!isUnusual(text)) return false;
    for (let distance = 1; distance <= IN_QUERY; distance++) {
      const telling = this.#told(distance);
      if (telling === 'version') return false;
      if (telling === 'act' || (telling === 'place' && looksDrawn(text))) return true;
    }
    return false;
  }

  #told(distance: number): Telling | null {
    const part = this.#parts.at(-distance);
    return part === undefined ? null : tellingOf(part);
  }
}

/** What stands right behind “verify” and is neither a word nor a year. */
export function isUnusualOrNumber(text: string): boolean {
  return hasNumber(text, 5) || isUnusual(text);
}

function isLongAndUnusual(text: string): boolean {
  if (text.length < 8) return false;
  return hasNumber(text, 9) || looksDrawn(text) || (/\d/.test(text) && isUnusual(text));
}

function isLongAndDrawn(text: string): boolean {
  return text.length >= 12 && looksDrawn(text);
}

/** Shorter and longer names are those of pages: of files under `s`, of articles of a magazine. */
function isShareKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{12,20}$/.test(text) && looksDrawn(text);
}
