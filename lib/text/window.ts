/**
 * The words of a window beside an anchor (THESUS §5.2, Fig. 3). A window is cut at a number of
 * characters, so its outer word may be half a word: that one is dropped. `outer` is the character
 * just outside the cut, empty when the window ends by itself.
 */
import { wordsOf } from './tokens.ts';

/** Characters before and after an anchor, markup included, as in the paper. */
export const WINDOW = 100;

/** Stands for one character of a tag: counted in a window, no part of its words (a non-character). */
export const MARKUP = '\uffff';

export function wordsBefore(window: string, outer: string): string {
  return plain(isWordCharacter(outer) ? window.replace(/^[\p{L}\p{M}\p{N}\uffff]+/u, '') : window);
}

export function wordsAfter(window: string, outer: string): string {
  if (!isWordCharacter(outer)) return plain(window);
  let end = window.length;
  while (end > 0 && isWordCharacter(window[end - 1])) end--;
  return plain(window.slice(0, end));
}

function plain(window: string): string {
  return wordsOf(window.replaceAll(MARKUP, '')).join(' ');
}

function isWordCharacter(character: string): boolean {
  return /^[\p{L}\p{M}\p{N}\p{Cs}\uffff]$/u.test(character);
}
