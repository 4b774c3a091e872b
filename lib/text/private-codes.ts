/** Words that are codes: by their own looks, or by the word they stand beside. */
import { isAnnouncement } from './announcing-words.ts';

export interface PlacedWord {
  word: string;
  from: number;
}

/** Runs of letters, marks and digits. */
export function words(text: string): PlacedWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu), ({ 0: word, index }) => ({
    word,
    from: index,
  }));
}

export function isPrivateWord(text: string, all: readonly PlacedWord[], i: number): boolean {
  const { word, from } = all[i];
  if (!/\p{Nd}/u.test(word)) return isLocator(all, i);
  if (HEXADECIMAL.test(word)) return false;
  if (looksLikeCode(word) || isInChain(text, all, i)) return true;
  const first = firstGroup(text, all, i);
  const isGroup = first < i || isLinked(text, all, i);
  if (!isGroup && !isCodeBeside(word)) return false;
  if (text[from - 1] === '#' && !isYear(word)) return true;
  const announced = announcement(text, all, first);
  return announced === 'code' || (announced === 'number' && (isGroup || !isYear(word)));
}

/** As an airline writes it: "PNR QLMKPZ". */
const isLocator = (all: readonly PlacedWord[], i: number): boolean =>
  /^[A-Z]{6}$/.test(all[i].word) && i > 0 && /^pnr$/i.test(all[i - 1].word);

/** A number of a machine's: 0x80070057. */
const HEXADECIMAL = /^0x[\da-f]{1,8}$/i;
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

const GROUP = /^\d{2,5}$/;
const MOST_GROUPS = 6;

/** Of "482-913" and "83 92 01" any group but the last: digits, one sign, and digits again. */
function isLinked(text: string, all: readonly PlacedWord[], i: number): boolean {
  if (i < 0 || i + 1 >= all.length) return false;
  const [one, other] = [all[i], all[i + 1]];
  if (!GROUP.test(one.word) || !GROUP.test(other.word)) return false;
  const joint = text.slice(one.from + one.word.length, other.from);
  return joint === '-' || (joint === ' ' && !isYear(one.word) && !isYear(other.word));
}

function firstGroup(text: string, all: readonly PlacedWord[], i: number): number {
  let first = i;
  while (i - first < MOST_GROUPS && isLinked(text, all, first - 1)) first--;
  return first;
}

/** Parts joined by hyphens, of which two mix letters and digits: `X7K9-Q2MP`, a UUID. */
function isInChain(text: string, all: readonly PlacedWord[], i: number): boolean {
  if (!CHAINED.test(all[i].word)) return false;
  let [first, last] = [i, i];
  while (isJoined(text, all, first - 1) && i - first < MOST_PARTS) first--;
  while (isJoined(text, all, last) && last - i < MOST_PARTS) last++;
  const parts = all.slice(first, last + 1).map(({ word }) => word);
  if (
    !parts.every((part) => /^[A-Z\d]+$/.test(part)) &&
    !parts.every((part) => /^[a-f\d]+$/.test(part))
  )
    return false;
  return parts.filter((part) => /\d/.test(part) && /\D/.test(part)).length >= 2;
}
const CHAINED = /^(?:[A-Z\d]{3,}|[a-f\d]{3,})$/;
const MOST_PARTS = 8;

const isJoined = (text: string, all: readonly PlacedWord[], i: number): boolean =>
  i >= 0 &&
  i + 1 < all.length &&
  text.slice(all[i].from + all[i].word.length, all[i + 1].from) === '-' &&
  CHAINED.test(all[i].word) &&
  CHAINED.test(all[i + 1].word);

/** Where there are no blanks. */
const ONE_WORD = /(?:验证码|驗證碼|校验码|コード|인증번호)\P{Nd}{0,3}\p{Nd}{4,}/u;

/** Digits and letters by turns: order and ticket numbers, tokens, parts of hashes. */
export function looksLikeCode(word: string): boolean {
  const digits = word.match(/\p{Nd}/gu)?.length ?? 0; // none
  if (digits === 0 || /^\p{Nd}+$/u.test(word)) return false;
  if (/\p{Nd}{6}/u.test(word) || ONE_WORD.test(word)) return true;
  const turns = word.match(/\p{Nd}(?=\P{Nd})|\P{Nd}(?=\p{Nd})/gu)?.length ?? 0;
  const isUpper = /^[\p{Lu}\p{Nd}]+$/u.test(word);
  if (isUpper) return word.length >= 6 && digits >= 2 && turns >= 2;
  const isMixed = /\p{Ll}/u.test(word) && /[\p{L}\p{Nd}]\p{Lu}/u.test(word);
  if (isMixed && word.length >= 10 && digits >= 2 && turns >= 2) return true;
  return word.length >= 8 && digits >= 3 && turns >= 3;
}

/** Beside a telling word less is needed. */
function isCodeBeside(word: string): boolean {
  if (/^\p{Nd}+$/u.test(word)) return word.length >= 4;
  if (/^[A-Z\d]{4}$/.test(word)) return /\d\D+\d/.test(word) || /\D\d+\D/.test(word);
  return (
    word.length >= 5 && /^[\p{Lu}\p{Ll}\p{Nd}]+$/u.test(word) && !/^\p{Ll}+\d{1,3}$/u.test(word)
  );
}

/** Words on the way from the telling word to the code: "code for signing in is". */
const REACH = 4;
const FARTHEST = 40;

/** What the words before this one, or those behind it, say that it is. */
function announcement(
  text: string,
  all: readonly PlacedWord[],
  i: number,
): 'code' | 'number' | null {
  const { word, from } = all[i];
  for (let j = i - 1; j >= Math.max(0, i - REACH) && from - all[j].from < FARTHEST; j--) {
    const end = all[j].from + all[j].word.length;
    if (/\p{Nd}/u.test(all[j].word) || ENDS_SENTENCE.test(text.slice(all[j].from, from))) break;
    const before = all.slice(Math.max(0, j - 3), j + 1).map((one) => one.word.toLowerCase());
    const said = isAnnouncement(before, text.slice(end, from));
    if (said !== null) return said;
  }
  // “48291 is your code”
  const behind = IS_YOURS.exec(text.slice(from + word.length, from + word.length + FARTHEST));
  return behind === null ? null : 'code';
}

/** "Nr. 5" and "no. 5" go on. */
const ENDS_SENTENCE = /(?<!\b(?:nr|no|num))[.!?]\s/i;
const IS_YOURS =
  /^ (?:is your|ist (?:ihr|dein)|est votre|es tu|es su|è il tuo|é o seu) (?:\S+ ){0,2}\S*(?:code|pin|otp|kod|código|codice|passwor|number|nummer|token)/i;
