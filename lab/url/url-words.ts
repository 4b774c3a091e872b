/**
 * Words of an address: its letters and digits between the delimiters (WBD §4.1), in lower case,
 * each once, without the scheme, `www` and what is too short to say anything.
 */
import { keyOf } from '../../lib/url/anatomy.ts';
import { decodePercents } from '../../lib/url/percent.ts';

export function urlWords(url: string): string[] {
  const text = decodePercents(keyOf(url)).toLowerCase();
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
  return [...new Set(words)].filter((word) => word !== 'www');
}
