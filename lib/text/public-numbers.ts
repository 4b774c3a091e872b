/**
 * Numbers that are nobody's secret, and look like ones that are: dates and times, decimals,
 * thousands, numbers of books and journals that prove themselves, names of articles (DOI). Each is
 * taken out of a text, which keeps its length, so that what is left can be looked at.
 */
import { isIsbn, isIsbn10, isIssn } from './check-digits.ts';

/**
 * What a number needs to be taken out; neither a digit, nor a letter, nor a sign between digits.
 */
const OUT = '_';

/** Days of months of years, each with the same sign between them. */
const DATES = [
  /(?<!\d[./-]?)[0-3]?\d([./-])[0-3]?\d\1(?:1\d|20|21)\d\d(?![./-]?\d)/g,
  /(?<!\d[./-]?)[0-3]?\d([./])[0-3]?\d\1\d\d(?![./-]?\d)/g,
  /(?<!\d[./-]?)(?:1\d|20|21)\d\d([./-])[0-3]?\d\1[0-3]?\d(?![./-]?\d)/g,
  /(?<!\d[./-]?)(?:1\d|20|21)\d\d[/-](?:0[1-9]|1[0-2])(?![./-]?\d)/g,
];
const CLOCK = /(?<![\d:]|\d[./-])[0-2]?\d:[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?![\d:])/g;
const ZONE = /(?<=:__(?:\.\d{1,6})?)[+-]\d\d:?\d\d(?!\d)/g;
const DOI = /(?<![\d.])10\.\d{4,9}\/[^\s"<>@]{1,200}/g;
const BOOKS = /(?:ISBN|ISSN)(?:-?1[03])?[:\s]{0,3}((?:\d[ -]?){7,16}[\dX])(?![\p{L}\p{Nd}])/giu;

/** Dates, books and articles, which stay whatever stands before them. */
export function withoutPublicNumbers(text: string): string {
  let rest = text;
  for (const date of DATES) rest = rest.replace(date, outUnless);
  rest = rest.replace(CLOCK, out).replace(ZONE, out).replace(DOI, out);
  return rest.replace(BOOKS, (whole, number: string) => {
    const digits = number.replace(/[ -]/g, '').toUpperCase();
    return isIsbn(digits) || isIsbn10(digits) || isIssn(digits) ? out(whole) : whole;
  });
}

/** Not the end of a longer number, nor with the 0 of a long-distance call. */
const THOUSANDS = [
  /(?<!\d[ \u00a0\u202f]?|[.,/()-])[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?![./-]?\d)/g,
  /(?<!\d[ \u00a0\u202f]?|[.,/()-])[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d+)?(?![./-]?\d)/g,
];
const DECIMALS = [
  /(?<![\d.,/-])(?:0|[1-9]\d{0,3})[.,]\d+(?![./-]?\d)/g,
  /(?<![\d.,/-])[1-9]\d{0,8}[.,]\d\d(?![./-]?\d)/g,
];

/**
 * Amounts, which accounts and telephones may be written like: where nothing says that it is one.
 */
export const withoutAmounts = (text: string): string =>
  [...THOUSANDS, ...DECIMALS].reduce((rest, amount) => rest.replace(amount, outUnless), text);

const out = (found: string): string => found.replace(/\d/g, OUT);

/** A number behind a plus sign is called. */
function outUnless(found: string, ...rest: unknown[]): string {
  const text = rest.at(-1) as string;
  const at = rest.at(-2) as number;
  return isDialled(text.slice(Math.max(0, at - LONGEST_CODE), at)) ? found : out(found);
}
const LONGEST_CODE = 16;
const isDialled = (before: string): boolean => /\+[\d ().-]*$/.test(before) || isCalled(before);

/** Behind a word for telephoning. */
export const isCalled = (before: string): boolean => CALLS.test(before.slice(-LONGEST_CODE));
const CALLS =
  /(?:(?<!\p{L})(?:tel|tél|tlf|tfn|fax|mob|mobile?|móvil|cel|gsm|handy|call|тел)|phone|whatsapp|telefono|teléfono|téléphone|telefon|电话|電話|전화)[^\p{L}\p{Nd}]{0,4}$/iu;
