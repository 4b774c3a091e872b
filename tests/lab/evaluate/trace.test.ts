import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceOf, type Web } from '../../../lab/evaluate/trace.ts';

const web = (sites: string[], links: number[][], borderline = sites.map(() => '')): Web => ({
  sites,
  borderline,
  links: (page) => links[page],
});

/** Any web of up to 25 pages of two sites and none. */
const webs = fc.integer({ min: 2, max: 25 }).chain((size) =>
  fc.record({
    sites: fc
      .array(fc.constantFrom('museum', 'shop', ''), { minLength: size, maxLength: size })
      .map((sites) => ['museum', 'shop', ...sites.slice(2)]),
    links: fc.array(fc.array(fc.nat({ max: size - 1 }), { maxLength: 4 }), {
      minLength: size,
      maxLength: size,
    }),
    seed: fc.nat(),
  }),
);

describe('a trace', () => {
  it('opens at most 60 % of the site, at least a page, each once; says which are inside', () => {
    fc.assert(
      fc.property(webs, ({ sites, links, seed }) => {
        const trace = traceOf(web(sites, links), 'museum', { visits: 30, elsewhere: 8, seed });
        const members = sites.filter((site) => site === 'museum').length;
        const inside = trace.filter((opening) => opening.inside);

        expect(inside.length).toBe(Math.max(1, Math.floor(0.6 * members)));
        expect(trace.length - inside.length).toBe(Math.min(8, sites.length - members));
        expect(new Set(trace.map(({ page }) => page)).size).toBe(trace.length);
        for (const opening of trace) expect(sites[opening.page] === 'museum').toBe(opening.inside);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  const ring = Array.from({ length: 40 }, (_, i) => [(i + 1) % 40, (i + 7) % 40]);
  const halves = ring.map((_, i) => (i < 20 ? 'museum' : ''));
  const settings = { visits: 5, elsewhere: 6, seed: 1 };

  it('is the same for the same seed and another for another', () => {
    const trace = traceOf(web(halves, ring), 'museum', settings);

    expect(traceOf(web(halves, ring), 'museum', settings)).toEqual(trace);
    expect(traceOf(web(halves, ring), 'museum', { ...settings, seed: 2 })).not.toEqual(trace);
  });

  it('opens as many pages as wanted, and follows links inside', () => {
    const chain = Array.from({ length: 20 }, (_, i) => (i < 19 ? [i + 1] : []));
    const all = [...chain, ...chain.map(() => [])];
    const inside = traceOf(web(halves, all), 'museum', settings)
      .filter((opening) => opening.inside)
      .map(({ page }) => page);

    expect(inside.length).toBe(5);
    expect(inside).toEqual(inside.map((_, i) => inside[0] + i)); // each page has one way on
  });

  it('never opens a borderline page of the site', () => {
    const borderline = halves.map((_, i) => (i >= 20 && i < 30 ? 'museum' : ''));
    const trace = traceOf(web(halves, ring, borderline), 'museum', { ...settings, elsewhere: 60 });

    const outside = trace.filter((opening) => !opening.inside).map(({ page }) => page);
    expect(outside.sort((a, b) => a - b)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
  });
});
