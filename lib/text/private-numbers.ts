/**
 * Numbers of cards, accounts and telephones, and long runs of digits, where they stand in a text.
 */
import { isCardNumber, isIban, isIsbn } from './check-digits.ts';
import { type DigitGroup, haveOneJoint, isPhone, isYear, phoneStart } from './private-phones.ts';
import type { Span } from './private-words.ts';
import { withoutAmounts } from './public-numbers.ts';

/** `rest` is the text without the numbers that are nobody's. */
export function privateNumbers(text: string, rest: string): Span[] {
  const spans = ibans(text);
  for (const { 0: phrase, index } of withoutAmounts(rest).matchAll(PHRASE)) {
    spans.push(...numbersIn(text, groupsOf(phrase, index)));
  }
  return spans;
}

/** Groups of digits with at most two signs between them. */
const PHRASE = /\p{Nd}+(?:[ \u00a0\u202f()./\u2010-\u2015-]{1,2}\p{Nd}+)*/gu;

function groupsOf(phrase: string, start: number): DigitGroup[] {
  let end = 0;
  return Array.from(phrase.matchAll(/\p{Nd}+/gu), ({ 0: digits, index }, i) => {
    const joint = i === 0 ? null : phrase.slice(end, index);
    end = index + digits.length;
    return { digits, from: start + index, to: start + end, joint };
  });
}

function numbersIn(text: string, groups: DigitGroup[]): Span[] {
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
function longestAt(text: string, groups: DigitGroup[], i: number): { kept: number; taken: number } {
  const none = { kept: 0, taken: 0 };
  const first = groups[i];
  const start = phoneStart(text, first, groups[i + 1]);
  if (start === null && !mayBegin(first, groups[i + 1])) return none;
  let digits = '';
  let lengths = '';
  let taken = 0;
  for (let j = i; j < groups.length; j++) {
    digits += groups[j].digits;
    if (digits.length > LONGEST) break;
    lengths += `${lengths && '-'}${groups[j].digits.length}`;
    if (digits.length === 13 && isIsbn(digits)) return { kept: j - i + 1, taken: 0 };
    if (digits.length < SHORTEST && start !== 'called') continue;
    const isOne =
      isPhone(start, groups, i, j, digits, lengths) || isCard(groups, i, j, digits, lengths);
    if (isOne) taken = j - i + 1;
  }
  return { kept: 0, taken };
}
/** Most numbers are too short to begin one: no more is read behind them. */
const mayBegin = ({ digits }: DigitGroup, next: DigitGroup | undefined): boolean =>
  digits.length >= 3 || (digits === '1' && next?.digits.length === 3);
const SHORTEST = 8;
const LONGEST = 19;

/** The digits of a card are written in one, or in groups of four to six; lists of years are not. */
function isCard(
  groups: DigitGroup[],
  i: number,
  j: number,
  digits: string,
  lengths: string,
): boolean {
  if (!/^(?:\d+|4-4-4-4(?:-[1-3])?|4-6-[45])$/.test(lengths)) return false;
  const some = groups.slice(i, j + 1);
  return isCardNumber(digits) && haveOneJoint(some) && !some.every(isYear);
}

/** Six digits or more, alone as a word; not the digits behind a decimal point, no round number. */
function isLongRun(text: string, { digits, from, to }: DigitGroup): boolean {
  if (digits.length < 6 || /000$/.test(digits) || COMPACT_DATE.test(digits)) return false;
  if (/[\p{L}\p{M}]/u.test(text.charAt(from - 1) + text.charAt(to))) return false;
  return !/\p{Nd}[.,]$/u.test(text.slice(Math.max(0, from - 2), from));
}

const COMPACT_DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

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
