/** Telephone numbers, by what they begin with and the lengths of their groups of digits. */
import { isCalled } from './public-numbers.ts';

export interface DigitGroup {
  digits: string;
  from: number;
  to: number;
  /** What stands between this group and the one before it; null at the first. */
  joint: string | null;
}

/** What says that a telephone number begins here. */
export type Start = 'abroad' | 'called' | 'trunk' | 'bracket' | null;

export function phoneStart(text: string, first: DigitGroup, next: DigitGroup | undefined): Start {
  const before = text.slice(Math.max(0, first.from - 2), first.from);
  if (/\+\(?$/.test(before) || /^00[1-9]?$|^00[1-9]/.test(first.digits)) return 'abroad';
  if (first.joint === null && isCalled(text.slice(Math.max(0, first.from - 16), first.from)))
    return 'called';
  const area = before.endsWith('(') ? first : next?.joint?.endsWith('(') ? next : undefined;
  const isArea = area !== undefined && area.digits.length >= 2 && !isYear(area);
  if (isArea && text[area.to] === ')' && (area === first || first.digits.length === 1))
    return 'bracket';
  return /^0[1-9]\d*$/.test(first.digits) ? 'trunk' : null;
}

/** Lengths of groups in which numbers are written that say what they are by nothing else. */
const HYPHENED = new Set('3-3-4 1-3-3-4 3-2-4 3-7-7'.split(' '));
const MOBILE: Record<string, RegExp> = { '5-5': /^[6-9]/, '3-4-4': /^1[3-9]/ };
/** Behind an area code in brackets; "(350) 120 000" are two amounts. */
const BEHIND_BRACKET = /^(?:1-)?\d-(?:3-4|4-4|5-4|5-3|3-2-2|3-3-\d|4-3|2-2-\d|[4-9])/;

export function isPhone(
  start: Start,
  groups: DigitGroup[],
  i: number,
  j: number,
  digits: string,
  lengths: string,
): boolean {
  if (start === 'called') return digits.length >= 6 && digits.length <= 15;
  if (start === 'abroad') return digits.length <= 15;
  if (start === 'bracket') return digits.length <= 13 && BEHIND_BRACKET.test(lengths);
  const some = groups.slice(i, j + 1);
  // 800-900-1000 are measures.
  if (some.every((group) => group.digits.endsWith('0'))) return false;
  if (HYPHENED.has(lengths)) return some.slice(1).every(({ joint }) => /^[\u2010-]$/.test(joint!));
  if (MOBILE[lengths]?.test(digits)) return haveOneJoint(some) && !some.slice(1).some(isYear);
  return start === 'trunk' && isNational(groups, i, j, digits, lengths);
}

/**
 * With the 0 of a long-distance call. A date has eight digits, and a decimal one before its point.
 */
function isNational(
  groups: DigitGroup[],
  i: number,
  j: number,
  digits: string,
  lengths: string,
): boolean {
  const some = groups.slice(i, j + 1);
  if (some.length < 2 || digits.length > 13 || /^1|-1\b|^2-2-4|^4-2-2|^2-2-2$/.test(lengths))
    return false;
  if (!haveOneJoint(some.slice(1))) return false;
  if (/^2(?:-2)+$/.test(lengths)) return isNumberOfPairs(groups, i, j);
  if (some.slice(1).every(isYear)) return false;
  return !(some.some(({ joint }) => joint === '.') && /\b2\b/.test(lengths.slice(1)));
}

/** Five pairs and no more are a number; but neither of days nor of lots: 01 02 03 04 05. */
function isNumberOfPairs(groups: DigitGroup[], i: number, j: number): boolean {
  const [before, after] = [groups[i - 1], groups[j + 1]];
  const isWhole = before?.digits.length !== 2 && after?.digits.length !== 2;
  if (j - i !== 4 || !isWhole || !haveOneJoint(groups.slice(i, j + 1))) return false;
  const steps = groups
    .slice(i + 1, j + 1)
    .map((g, k) => Number(g.digits) - Number(groups[i + k].digits));
  return steps.some((step) => step !== steps[0] || Math.abs(step) > 10);
}

/** The first of them may stand alone behind another sign. */
export function haveOneJoint(groups: DigitGroup[]): boolean {
  return groups.slice(2).every(({ joint }) => joint === groups[1].joint);
}

export const isYear = ({ digits }: DigitGroup): boolean => /^(?:19|20)\d\d$/.test(digits);
