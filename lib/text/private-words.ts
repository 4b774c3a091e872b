/**
 * Text without what belongs to one person: mail addresses, account, card and telephone numbers, and
 * codes, each as `…`. What a number or a code is, is decided by class: a run of six digits or more,
 * a word of digits and letters by turns, or what a word such as "passcode" or "order no."
 * announces. Years, dates, times, counts, decimals, standards ("ISO 27001", "utf8mb4") and the
 * numbers of books stay. A second look finds nothing more. Linear.
 */
import { isPrivateWord, words } from './private-codes.ts';
import { privateNumbers } from './private-numbers.ts';
import { withoutPublicNumbers } from './public-numbers.ts';

export interface Span {
  from: number;
  to: number;
}

export const MASK = '…';

export const withoutPrivateWords = (text: string): string => replaced(text, () => MASK);

/** The same, as long as the text: what is counted in characters stays in its place. */
export const blankedPrivateWords = (text: string): string =>
  replaced(text, (length) => MASK.padEnd(length));

/** Where something was, words have come nearer to each other; made-up texts need a few rounds. */
const MOST_ROUNDS = 16;

function replaced(text: string, mask: (length: number) => string): string {
  let result = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const spans = privateSpans(result);
    if (spans.length === 0) break;
    let masked = '';
    let at = 0;
    for (const { from, to } of spans) {
      masked += result.slice(at, from) + mask(to - from);
      at = to;
    }
    result = masked + result.slice(at);
  }
  return result;
}

/** In order, none touching another. */
export function privateSpans(text: string): Span[] {
  if (!TELLING.test(text)) return [];
  const rest = withoutPublicNumbers(text);
  const spans = [...mailAddresses(text), ...privateNumbers(text, rest), ...privateWords(rest)];
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Nothing private is without one of these. */
const TELLING = /[@\uff20\ufe6b\p{Nd}]|\bPNR\b|[[({] ?at ?[\])}]/iu;

/** An at sign, or what is written in its place. */
const AT = /[@\uff20\ufe6b]|%40| ?[[({] ?at ?[\])}] ?/giu;
/** What no name before it has. */
const APART = /[\s@\uff20\ufe6b<>()[\]{}"“”„«»,;:|/\\…]/u;
const LONGEST_NAME = 64;
/** Two labels or more. */
const DOMAIN = /^[\p{L}\p{M}\p{Nd}-]+(?:(?:\.| ?[[({] ?dot ?[\])}] ?)[\p{L}\p{M}\p{Nd}-]+)+/iu;
const LONGEST_DOMAIN = 255;

function mailAddresses(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: at, index } of text.matchAll(AT)) {
    let from = index;
    while (from > 0 && index - from < LONGEST_NAME && !APART.test(text[from - 1])) from--;
    const behind = index + at.length;
    const domain = DOMAIN.exec(text.slice(behind, behind + LONGEST_DOMAIN))?.[0] ?? ''; // none
    if (from < index && domain !== '') spans.push({ from, to: behind + domain.length });
  }
  return spans;
}

function privateWords(text: string): Span[] {
  const all = words(text);
  return all
    .filter((_, i) => isPrivateWord(text, all, i))
    .map(({ word, from }) => ({ from, to: from + word.length }));
}
