/**
 * Text without what belongs to one person: mail addresses, account, card and telephone numbers, and
 * codes, each as `…`. What a number or a code is, is decided by class: a run of six digits or more,
 * a word of digits and letters by turns, or what stands beside a word such as "code" or "order".
 * Years, counts, decimals, standards ("ISO 27001", "utf8mb4") and the numbers of books stay. Linear.
 */
import { isPrivateWord, words } from './private-codes.ts';
import { privateNumbers } from './private-numbers.ts';

export interface Span {
  from: number;
  to: number;
}

export const MASK = '…';

export function withoutPrivateWords(text: string): string {
  let masked = '';
  let at = 0;
  for (const { from, to } of privateSpans(text)) {
    masked += text.slice(at, from) + MASK;
    at = to;
  }
  return at === 0 ? text : masked + text.slice(at);
}

/** The same, as long as the text: what is counted in characters stays in its place. */
export function blankedPrivateWords(text: string): string {
  let masked = '';
  let at = 0;
  for (const { from, to } of privateSpans(text)) {
    masked += text.slice(at, from) + MASK.padEnd(to - from);
    at = to;
  }
  return at === 0 ? text : masked + text.slice(at);
}

/** In order, none touching another. */
export function privateSpans(text: string): Span[] {
  if (!TELLING.test(text)) return [];
  const spans = [...mailAddresses(text), ...privateNumbers(text), ...privateWords(text)];
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Nothing private is without one of these. */
const TELLING = /[@\uff20\ufe6b\p{Nd}]|[[({] ?at ?[\])}]/iu;

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
