import { expect, it } from 'vitest';
import { learnedRule } from '../../../lib/boundary/sites/learned-rule.ts';
import { LIKENESS_WEIGHTS } from '../../../lib/boundary/sites/likeness-weights.ts';
import { LIKENESS } from '../../../lib/boundary/sites/site-likeness.ts';
import { FAMILIES, PREFIX, SiteSums } from '../../../lib/boundary/sites/site-sums.ts';

const siteOf = (size: number, directory: number): SiteSums => {
  const site = new SiteSums(size, () => -1);
  const families = FAMILIES.map((_, family) => (family === PREFIX ? [directory] : []));
  for (let page = 0; page < size; page++) site.add(page, { families });
  return site;
};
const HERE = 1;
const [one, two, eight] = [1, 2, 8].map((size) => siteOf(size, HERE));
const base = Float64Array.from(LIKENESS, (name) => (name === 'base' ? 1 : 0));
const weight = LIKENESS_WEIGHTS[LIKENESS.indexOf('base')];

it('asks of sites what was learned', () => {
  expect(learnedRule(base, two, eight)).toBe(weight);
});

it('asks less of a single page, and the less the larger the site it joins', () => {
  const [alone, few, many] = [one, two, eight].map((site) => learnedRule(base, site, one));
  expect(alone).toBeGreaterThan(weight);
  expect(few).toBeGreaterThan(alone);
  expect(many).toBeGreaterThan(few);
  expect(learnedRule(base, one, eight)).toBe(many);
});

it('asks as much as ever of a page where the site has none', () => {
  const ELSEWHERE = 2;
  expect(learnedRule(base, siteOf(1, ELSEWHERE), eight)).toBe(weight);
});

it('lets nothing off a page that looks otherwise, where addresses speak', () => {
  const where = (change: Record<string, number>) =>
    Float64Array.from(LIKENESS, (name) => change[name] ?? 0);
  const eased = (change: Record<string, number>): number =>
    learnedRule(where(change), one, eight) - learnedRule(where(change), two, eight);

  expect(eased({ addressesSpeak: 0.5 })).toBeGreaterThan(0);
  expect(eased({ addressesSpeak: 0.5, styleNone: 1 })).toBe(0);
  expect(eased({ addressesSpeak: 0, styleNone: 1 })).toBeGreaterThan(0);
  expect(eased({ addressesSpeak: 0.5, styleNone: 1, fileCovered: 0.5 })).toBeGreaterThan(0);
});
