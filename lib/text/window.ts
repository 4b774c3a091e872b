/**
 * The words of a window beside an anchor (THESUS §5.2, Fig. 3). A window is cut at a number of
 * characters, so its outer word may be half a word: that one is dropped. `outer` is the character
 * just outside the cut, empty when the window ends by itself. What belongs to one person is left
 * out before the cut, so a window is read with the `CONTEXT` that stands beyond it.
 */
import { privateSpans } from './private-words.ts';
import { wordsOf } from './tokens.ts';

/** Characters before and after an anchor, markup included, as in the paper. */
export const WINDOW = 100;

/**
 * Stands for one character of a tag: counted in a window, no part of its words (a non-character).
 */
export const MARKUP = '\uffff';

/** More than a mail address, an account or a telephone number has. */
export const CONTEXT = 64;

/** The words of the last `WINDOW` characters. */
export function wordsBefore(text: string): string {
  const shared = withoutPrivate(text);
  const window = shared.slice(-WINDOW);
  const outer = shared.charAt(shared.length - WINDOW - 1);
  return plain(isWordCharacter(outer) ? window.replace(/^[\p{L}\p{M}\p{N}\uffff]+/u, '') : window);
}

/** The words of the first `WINDOW` characters. */
export function wordsAfter(text: string): string {
  const shared = withoutPrivate(text);
  const window = shared.slice(0, WINDOW);
  const outer = shared.charAt(WINDOW);
  if (!isWordCharacter(outer)) return plain(window);
  let end = window.length;
  while (end > 0 && isWordCharacter(window[end - 1])) end--;
  return plain(window.slice(0, end));
}

/** The same text with blanks in the place of what is private; tags may stand in its midst. */
function withoutPrivate(text: string): string {
  if (!/[@\uff20\ufe6b\p{Nd}]|[[({] ?at ?[\])}]/iu.test(text)) return text;
  const signs = [...text];
  const seen = signs.flatMap((sign, i) => (/[\uffff\p{Cf}]/u.test(sign) ? [] : [i]));
  const places = seen.flatMap((i) => Array.from(signs[i], () => i)); // a pair has two
  for (const { from, to } of privateSpans(seen.map((i) => signs[i]).join(''))) {
    for (let i = from; i < to; i++) signs[places[i]] = ' '.repeat(signs[places[i]].length);
  }
  return signs.join('');
}

function plain(window: string): string {
  return wordsOf(window.replaceAll(MARKUP, '')).join(' ');
}

function isWordCharacter(character: string): boolean {
  return /^[\p{L}\p{M}\p{N}\p{Cs}\uffff]$/u.test(character);
}
