/**
 * The language of a harvested page, from its title and its commonest words; empty when there are
 * too few. For the place where records are kept: it brings the detector's table with it.
 */
import type { PageRecord } from '../model/page-record.ts';
import { languageOf } from '../text/language.ts';

/** The detector reads no more. */
const ENOUGH = 1000;

export function languageOfRecord({ title, features }: PageRecord): string {
  let text = title;
  for (const [word] of features.words) {
    if (text.length >= ENOUGH) break;
    text += ` ${word}`;
  }
  return languageOf(text);
}
