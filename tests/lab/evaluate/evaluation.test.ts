import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../lab/evaluate/evaluation.ts';
import { HarvestedWeb } from '../../../lab/evaluate/harvested-web.ts';
import type { Method } from '../../../lab/evaluate/method.ts';
import { NAIVE_RULES } from '../../../lab/evaluate/naive-rules.ts';
import { harvestOf, numbered } from './small-webs.ts';

/** Whatever a trace opens, it learns of the same addresses: all link to all of their own. */
const web = (members: number, others: number): HarvestedWeb => {
  const museum = numbered('https://host.example/museum/', members);
  const shop = numbered('https://host.example/shop/', others);
  const more = ['https://far.example/', 'https://host.example/not-listed'];
  return new HarvestedWeb(
    harvestOf([
      ...museum.map((url) => ({ site: 'museum', url, links: [...museum, ...more] })),
      ...shop.map((url) => ({ site: 'shop', url, links: shop })),
    ]),
  );
};
const settings = { visits: 30, elsewhere: 60, traces: 2, seed: 1 };
const everything = (): Method => ({ open: () => {}, boundaryOf: () => () => true });

describe('an evaluation', () => {
  it('scores all known addresses and the opened ones', () => {
    const { mean, sites } = evaluate(
      web(5, 3),
      ['museum'],
      'canonical',
      'all',
      everything,
      settings,
    );

    // Known: 5 pages of the museum, 3 of the shop, a far one; opened: 3 and 3.
    expect(sites.map(({ known }) => known)).toEqual([9, 9]);
    expect(mean.all).toEqual({ p: 5 / 9, r: 1, f1: (2 * (5 / 9)) / (5 / 9 + 1) });
    expect(mean.opened).toEqual({ p: 0.5, r: 1, f1: 2 / 3 });
  });

  it('asks for the page opened last inside, of a fresh method for each trace', () => {
    const asked: string[] = [];
    const seen: string[][] = [];
    const start = (): Method => {
      const opened: string[] = [];
      seen.push(opened);
      return {
        open: ({ url }) => {
          opened.push(url);
        },
        boundaryOf: (page) => {
          asked.push(page);
          return () => false;
        },
      };
    };
    evaluate(web(5, 3), ['museum'], 'canonical', 'none', start, settings);

    const last = seen.map((urls) => urls.findLast((url) => url.includes('museum')));
    expect(seen.map((urls) => urls.length)).toEqual([6, 6]);
    expect([...new Set(asked)]).toEqual([...new Set(last)]);
  });

  it('has the worst site, and the mean over sites and traces', () => {
    const { mean, worst, method, hosting } = evaluate(
      web(5, 3),
      ['museum', 'shop'],
      'shared',
      'all',
      everything,
      settings,
    );
    const [museum, shop] = [5 / 9, 3 / 9].map((p) => (2 * p) / (p + 1));

    expect([method, hosting]).toEqual(['all', 'shared']);
    expect(mean.all.f1).toBeCloseTo((museum + shop) / 2, 12);
    expect(worst.all).toEqual({ site: 'shop', f1: shop });
  });

  it('follows the score by tenths of the trace, 0 before a page inside is opened', () => {
    const { tenths, sites } = evaluate(
      web(10, 6),
      ['museum'],
      'canonical',
      'segment',
      NAIVE_RULES.segment,
      { ...settings, traces: 1, seed: 3 },
    );

    expect(sites[0].tenths.length).toBe(10);
    expect(tenths).toEqual(sites[0].tenths);
    expect(tenths[9]).toBe(1);
    expect(tenths.every((f1) => f1 === 0 || f1 === 1)).toBe(true);
  });

  it('adds up what is claimed twice at the end of each trace', () => {
    let ended = 0;
    const method = () => ({ ...everything(), twice: () => ++ended });
    const { twice, sites } = evaluate(
      web(5, 3),
      ['museum', 'shop'],
      'canonical',
      'all',
      method,
      settings,
    );

    expect(sites.map((site) => site.twice)).toEqual(sites.map((_, i) => i + 1));
    expect(twice).toBe((ended * (ended + 1)) / 2);
  });

  it('has no tenths of a trace shorter than ten', () => {
    const { sites } = evaluate(web(5, 3), ['museum'], 'canonical', 'all', everything, settings);

    expect(sites[0].tenths).toEqual([]);
  });
});
