/**
 * Does a text look drawn by lot, as keys are, or written by somebody, as names are? Digits and
 * cases that change all the time, and pairs of letters that no language likes, speak for chance.
 * Two measures, the more suspicious first: `isUnusual` and `looksDrawn`; a number alone is neither.
 * Linear in the length of the text.
 */
import { type Measured, measured } from './measured-run.ts';

/** No word, no version, no year, no name with a number at its end. */
export function isUnusual(text: string): boolean {
  if (isPlain(text)) return false;
  const runs = runsOf(text);
  return areDrawn(runs, text) || runs.some(isOdd);
}

/** Certainly no word, wherever it stands. */
export function looksDrawn(text: string): boolean {
  return !isPlain(text) && areDrawn(runsOf(text), text);
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

function areDrawn(runs: Measured[], text: string): boolean {
  if (runs.some(isDrawn) || (text.length >= 36 && UUID.test(text))) return true;
  // Hyphens may be letters of the key, `3f-9K_x2`, or part groups of it, `8F3K-29XQ`.
  if (runs.length < 2) return false;
  const sum = (of: (run: Measured) => number) => runs.reduce((all, run) => all + of(run), 0);
  const [length, changes] = [sum(({ run }) => run.length), sum((run) => run.changes)];
  if (length < 8 || changes < 3) return false;
  const isMixed =
    changes * 4 >= length || (length >= 16 && sum((r) => r.surprise) > 3 * sum((r) => r.pairs));
  return isMixed && !isTitle(text);
}

/** `why-we-left-the-cloud-8f3a9c2d1b4e`: three words or more, whatever stands behind them. */
export function isTitle(text: string): boolean {
  return text.split(/[-_]+/).filter((word) => /^[a-z]{3,}$/i.test(word)).length >= 3;
}

/** The public name of a wallet or contract. */
const WALLET = /^0x[0-9a-f]{40}$/i;

/** Most parts of most addresses: small letters, none of the words long. */
function isPlain(text: string): boolean {
  return !/[0-9A-Z]|[a-z]{8}/.test(text) || WALLET.test(text);
}

function isDrawn({ run, digits, changes, surprise, pairs }: Measured): boolean {
  const { length } = run;
  if (length < 8 || digits === length) return false;
  if (changes >= 3 && changes * 4 >= length) return true;
  if (length < 12) return false;
  const isSurprising = surprise - 6 > 2.3 * pairs;
  if (digits === 0) return isSurprising;
  return isSurprising || (length >= 16 && changes >= 3 && changes * 8 >= length);
}

/** Words with numbers, as people name things. */
const NAMES = [
  /^(?:[a-z]{5,}\d{3}|[a-z]+(?:\d{1,2}|(?:19|20)\d\d))$/i, // office365, step2, summer2024
  /^\d{1,4}[a-z]+$/i, // 3d, 2nd, 100jahre
  /^(?:[a-z]{2,}\d{1,2}[a-z]{2,}|[a-z]{5,}\d{1,2}[a-z])$/i, // oauth2callback, image3D
];
/** A capital that begins no word of `TitleCase`. */
const CAPITAL_WITHIN = /[a-z][A-Z](?![a-z]{2})/;
const VERSION_OR_STANDARD = /^(?:v?\d+(?:alpha|beta|rc)\d*|(?:iso|iec|ieee|din|rfc|en)\d+)$/i;

function isOdd({ run, digits, changes, surprise, pairs }: Measured): boolean {
  if (run.length < 5 || digits === run.length || VERSION_OR_STANDARD.test(run)) return false;
  if (digits > 0 && (CAPITAL_WITHIN.test(run) || !NAMES.some((form) => form.test(run))))
    return true;
  // `XkLmQp` and `WDJBMJHT`, but neither `iPhone` nor `EMAIL`
  if (changes >= 2 && (changes * 3 >= run.length || (digits === 0 && run.length >= 7))) return true;
  const allowed = changes > (digits > 0 ? 2 : 0) ? 1 : run.length < 8 ? 2.4 : 1.8;
  return pairs > 3 && surprise - 6 > allowed * pairs;
}

function runsOf(text: string): Measured[] {
  const runs: Measured[] = [];
  for (const run of text.split(/[^A-Za-z0-9]+/)) if (run !== '') runs.push(measured(run));
  return runs;
}
