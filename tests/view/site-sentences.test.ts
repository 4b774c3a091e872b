import { describe, expect, it } from 'vitest';
import type { SiteSummary } from '../../lib/model/site.ts';
import { countsOf, movesOf, suretyOf } from '../../lib/view/site-sentences.ts';

const summary = (rest: Partial<SiteSummary>): SiteSummary => ({
  name: 'Harbour Museum',
  opened: 12,
  known: 30,
  unsure: 0,
  hosts: [
    { host: 'www.museum.example', addresses: 40 },
    { host: 'shop.example', addresses: 2 },
  ],
  leftOut: 0,
  ...rest,
});
const some = (count: number) => Array.from({ length: count }, (_, i) => `http://a.example/${i}`);

describe('a site in numbers', () => {
  it('is told by pages, addresses and hosts', () => {
    expect(countsOf(summary({}))).toBe('12 pages opened, 30 more known, over 2 hosts.');
    expect(countsOf(summary({ opened: 1, known: 0, hosts: [{ host: 'a', addresses: 1 }] }))).toBe(
      '1 page opened, on one host.',
    );
  });

  it.each([
    [0, 'Sure of every address.'],
    [1, 'Very sure: 1 address is unsure.'],
    [5, 'Fairly sure: 5 addresses are unsure.'],
    [40, 'Not sure yet: 40 addresses are unsure.'],
  ])('is as sure as few of its addresses are unsure: %i', (unsure, words) => {
    expect(suretyOf(summary({ unsure }))).toBe(words);
  });

  it('is a guess while few of its pages were opened', () => {
    expect(suretyOf(summary({ opened: 4 }))).toBe('A first guess so far.');
  });
});

describe('what a correction moves', () => {
  it.each([
    [0, 0, 'This moves no address; it keeps them where they are.'],
    [0, 34, 'This moves 34 addresses out of the site.'],
    [1, 0, 'This moves 1 address into the site.'],
    [2, 3, 'This moves 5 addresses: 2 into the site, 3 out of it.'],
  ])('%i in, %i out', (toIn, toOut, words) => {
    expect(movesOf({ toIn: some(toIn), toOut: some(toOut) })).toBe(words);
  });
});
