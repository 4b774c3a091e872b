/** Numbers of cards, accounts and telephones, and long runs of digits, where they stand in a text. */
import { isCardNumber, isIban, isIsbn } from './check-digits.ts';
import type { Span } from './private-words.ts';

interface Group {
  digits: string;
  from: number;
  to: number;
  /** What stands between this group and the one before it; null at the first. */
  joint: string | null;
}

export function privateNumbers(text: string): Span[] {
  const spans = ibans(text);
  for (const { 0: phrase, index } of text.matchAll(PHRASE)) {
    spans.push(...numbersIn(text, groupsOf(phrase, index)));
  }
  return spans;
}

/** Groups of digits with at most two signs between them. */
const PHRASE = /\p{Nd}+(?:[ \u00a0\u202f()./\u2010-\u2015-]{1,2}\p{Nd}+)*/gu;

function groupsOf(phrase: string, start: number): Group[] {
  let end = 0;
  return Array.from(phrase.matchAll(/\p{Nd}+/gu), ({ 0: digits, index }, i) => {
    const joint = i === 0 ? null : phrase.slice(end, index);
    end = index + digits.length;
    return { digits, from: start + index, to: start + end, joint };
  });
}

function numbersIn(text: string, groups: Group[]): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < groups.length; ) {
    const { kept, taken } = longestAt(text, groups, i);
    const count = kept || taken;
    if (taken > 0) spans.push({ from: groups[i].from, to: groups[i + taken - 1].to });
    else if (kept === 0 && isLongRun(text, groups[i])) spans.push(groups[i]);
    i += Math.max(1, count);
  }
  return spans;
}

/** How many groups from here on are the number of a book, or else one that is private. */
function longestAt(text: string, groups: Group[], i: number): { kept: number; taken: number } {
  let digits = '';
  let taken = 0;
  for (let j = i; j < groups.length; j++) {
    digits += groups[j].digits;
    if (digits.length > 19) break;
    if (isIsbn(digits)) return { kept: j - i + 1, taken: 0 };
    const some = groups.slice(i, j + 1);
    if (isPhone(text, some, digits) || isCard(some, digits)) taken = j - i + 1;
  }
  return { kept: 0, taken };
}

/** The digits of a card are written in one, or in groups of four to six. */
function isCard(groups: Group[], digits: string): boolean {
  const shaped = groups.length === 1 || groups.slice(0, -1).every((one) => one.digits.length >= 4);
  return shaped && isCardNumber(digits);
}

/** Lengths of groups in which telephone, social security and card numbers are written. */
const SHAPES = new Set(
  `3-3-4 3-2-4 3-4-4 1-3-3-4 2-4-4 2-5-4 5-5 3-7 3-2-2-2 4-4-4-4 4-4-4-4-3 4-6-5 3-7-7`.split(' '),
);

function isPhone(text: string, groups: Group[], digits: string): boolean {
  const [first] = groups;
  const before = text.slice(Math.max(0, first.from - 2), first.from);
  if (/\+\(?$/.test(before) || /^00[1-9]/.test(digits)) {
    return digits.length >= 8 && digits.length <= 15;
  }
  const lengths = groups.map((group) => group.digits.length).join('-');
  if (lengths === '3-3-3') return groups.slice(1).every(({ joint }) => joint !== '.');
  if (SHAPES.has(lengths)) return true;
  if (digits.length >= 6 && isCalled(text, first.from)) return digits.length <= 15;
  return isNational(groups, digits);
}

/** Behind a word for telephoning. */
const isCalled = (text: string, at: number): boolean =>
  CALLS.test(text.slice(Math.max(0, at - LONGEST_CALL), at));
const LONGEST_CALL = 16;
const CALLS =
  /(?:tel|tél|phone|fax|mobile?|móvil|handy|call|whatsapp|telefono|téléphone|telefon|тел|电话|電話)[^\p{L}\p{Nd}]{0,4}$/iu;

/** With the 0 of a long-distance call. A date has eight digits, and a decimal one before its point. */
function isNational(groups: Group[], digits: string): boolean {
  const lengths = groups.map((group) => group.digits.length);
  if (!/^0[1-9]/.test(digits) || lengths[0] < 2 || groups.length < 2) return false;
  if (/^2-2-4|^4-2-2|^2-2-2$/.test(lengths.join('-'))) return false;
  return digits.length >= 8 && digits.length <= 13 && lengths.every((length) => length >= 2);
}

/** Six digits or more, alone as a word; not the digits behind a decimal point, no round number. */
function isLongRun(text: string, { digits, from, to }: Group): boolean {
  if (digits.length < 6 || /000$/.test(digits)) return false;
  if (/[\p{L}\p{M}]/u.test(text.charAt(from - 1) + text.charAt(to))) return false;
  return !/\p{Nd}[.,]$/u.test(text.slice(Math.max(0, from - 2), from));
}

/** Signs that an account number is written with: 34 at most, and a blank after every fourth. */
const LONGEST_IBAN = 50;

function ibans(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{Nd}])[a-z]{2}\d{2}/giu)) {
    const end = ibanEnd(text.slice(index, index + LONGEST_IBAN));
    if (end > 0) spans.push({ from: index, to: index + end });
  }
  return spans;
}

/** Where the account number that begins here ends; 0 when none does. */
function ibanEnd(text: string): number {
  for (const { index } of text.matchAll(/[a-z\d](?![a-z\d])/gi)) {
    const written = text.slice(0, index + 1);
    if (/[^a-z\d \u00a0\u202f.-]/i.test(written)) break;
    if (isIban(written.replace(/[^a-z\d]/gi, ''))) return index + 1;
  }
  return 0;
}
