/** Learned weights as the sources the engine reads: one named constant a line. */

import { SIGNS } from '../../lib/boundary/cut/signs.ts';
import { LIKENESS } from '../../lib/boundary/sites/site-likeness.ts';
import type { Learned } from './learning.ts';

const MADE = 'Made by `npm run -s learn`; not to be changed by hand.';

export function likenessSource({ likeness }: Learned): string {
  return `/**
 * How much each part of the likeness of two sites weighs, in log-odds that they are one.
 * ${MADE}
 */
import { LIKENESS } from './site-likeness.ts';

const WEIGHTS: Record<string, number> = {
${table(LIKENESS, likeness)}
};

export const LIKENESS_WEIGHTS = Float64Array.from(LIKENESS, (name) => WEIGHTS[name]);
`;
}

export function signsSource(
  { signs }: Learned,
  ties: Record<string, number>,
  likelihood: { margins: number[]; odds: number[] },
): string {
  return `/**
 * How much each sign weighs, in log-odds that an address belongs to the site.
 * ${MADE}
 */
import { SIGNS } from './signs.ts';

const WEIGHTS: Record<string, number> = {
${table(SIGNS, signs)}
};

export const SIGN_WEIGHTS = Float64Array.from(SIGNS, (name) => WEIGHTS[name]);

/** What holds together, and how sure the placing of an opened page is, in the same unit. */
export const TIES = { ${fields(ties)} };

/** From margins in the cut to the log-odds that the address belongs (likelihood.ts). */
export const LIKELIHOOD = {
  margins: [${likelihood.margins.join(', ')}],
  odds: [${likelihood.odds.map(figure).join(', ')}],
};
`;
}

/** A thousandth of a log-odd moves nothing. */
const figure = (value: number): string => String(Number(value.toFixed(3)));

const table = (names: readonly string[], weights: ArrayLike<number>): string =>
  names.map((name, i) => `  ${name}: ${figure(weights[i])},`).join('\n');

const fields = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${figure(value)}`)
    .join(', ');
