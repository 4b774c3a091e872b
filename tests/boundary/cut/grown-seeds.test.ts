import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grownSeeds, LARGE } from '../../../lib/boundary/cut/grown-seeds.ts';
import { TIES } from '../../../lib/boundary/cut/sign-weights.ts';
import { explain } from '../../../lib/boundary/evidence.ts';
import { KnownWeb } from '../../../lib/boundary/known-web.ts';
import { recordOf } from '../../records.ts';
import {
  applyChange,
  arriving,
  change,
  driven,
  rules,
  settledBase,
  told,
  webOf,
} from '../small-webs.ts';

/** Two sites of eight pages that link to their own, each to a leaf, and once to each other. */
function twoSites(growFrom: number): KnownWeb {
  const web = new KnownWeb((_, a, b) => (hostIn(web, a) === hostIn(web, b) ? 1 : -1), growFrom);
  let page = 0;
  for (const host of ['island.example', 'harbour.example']) {
    for (let i = 0; i < 8; i++) {
      const own = [1, 2, 3].map((n) => `https://${host}/p${(i + n) % 8}`);
      const common = [`https://${host}/plan`];
      const more = [`https://${host}/only${i}`, ...(i === 0 ? ['https://island.example/p1'] : [])];
      web.add(++page, arriving(recordOf(`https://${host}/p${i}`, [...own, ...common, ...more])));
    }
  }
  return web;
}
const hostIn = (web: KnownWeb, { pages }: { pages: Iterable<number> }): string => {
  const [page] = pages;
  return new URL(web.graph.urlOf(web.graph.pageRow(page)![0])).host;
};

const grownUrls = (web: KnownWeb, url: string): string[] => {
  const site = web.sites.site(web.siteAt(url)!)!;
  return [...driven(grownSeeds(web.graph, web.sites, site))].map((at) => web.graph.urlOf(at));
};

describe('seeds grown by MCL', () => {
  it('are what hangs together with the pages of the site, and nothing of another', () => {
    const grown = grownUrls(twoSites(0), 'https://harbour.example/p3');

    expect(grown).toContain('https://harbour.example/plan');
    expect(grown).toContain('https://harbour.example/only5');
    expect(grown.filter((url) => url.includes('island'))).toEqual([]);
  });

  it('are none of a cluster that holds pages of two sites', () => {
    const web = new KnownWeb(() => -1, 0);
    for (let i = 0; i < 8; i++) {
      const targets = [1, 2, 3].map((n) => `https://one.example/p${(i + n) % 8}`);
      web.add(i + 1, arriving(recordOf(`https://one.example/p${i}`, targets)));
    }

    expect(grownUrls(web, 'https://one.example/p0')).toEqual([]);
  });

  it('count for an address and are told as a reason, and only where much is known', () => {
    const url = 'https://harbour.example/plan';
    const reasons = (web: KnownWeb) => {
      const boundary = driven(web.boundary(web.siteAt('https://harbour.example/p3')!));
      const { terms } = explain(web, boundary, url);
      const sum = terms.filter(({ kind }) => kind !== 'ties').reduce((all, t) => all + t.weight, 0);
      expect(sum).toBeCloseTo(boundary.odds(web.graph.numberOf(url)!), 2);
      return terms.filter(({ kind }) => kind === 'together').map(({ weight }) => weight);
    };

    expect(reasons(twoSites(0))).toEqual([TIES.grown]);
    expect(reasons(twoSites(LARGE))).toEqual([]);
  });

  it('leave a boundary kept online what it would be if asked for the first time', () => {
    let grown = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), rules, (steps, rule) => {
        const all = [...settledBase, ...steps];
        const web = webOf(settledBase, rule, 0);
        const first = web.sites.ids.slice(0, 3);
        for (const id of first) driven(web.boundary(id));
        steps.forEach((step, i) => {
          const at = settledBase.length + i + 1;
          applyChange(web, step, at);
          const anew = webOf(all.slice(0, at), rule, 0);
          for (const id of first.filter((one) => web.sites.site(one) !== undefined)) {
            const online = driven(web.boundary(id));
            expect(told(web, online)).toEqual(told(anew, driven(anew.boundary(id))));
            for (const address of online.concerned) {
              if (online.weights.ofGrowth(address) > 0) grown++;
            }
          }
        });
      }),
      { numRuns: 100, seed: 35 },
    );

    expect(grown).toBeGreaterThan(0);
  });
});
