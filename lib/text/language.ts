/**
 * The language a text is written in, as an ISO 639-1 code; empty when there is too little text.
 * The detector (eld, byte n-grams) reads the first thousand characters. Its table is close to one
 * megabyte, so this file belongs where records are kept, never in a page.
 */
import { eld } from 'eld/extrasmall';

/** Letters below which an answer would be a guess; an ideograph says as much as three letters. */
const FEWEST_LETTERS = 20;

export function languageOf(text: string): string {
  return hasEnough(text.slice(0, 1000)) ? eld.detect(text.slice(0, 1000)).language : '';
}

function hasEnough(text: string): boolean {
  let letters = 0;
  for (const [run] of text.matchAll(/\p{L}+/gu)) {
    letters += IDEOGRAPHS.test(run) ? 3 * run.length : run.length;
    if (letters >= FEWEST_LETTERS) return true;
  }
  return false;
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
