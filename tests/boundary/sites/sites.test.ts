import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownWeb } from '../../../lib/boundary/known-web.ts';
import { LIKENESS } from '../../../lib/boundary/sites/site-likeness.ts';
import type { UniteRule } from '../../../lib/boundary/sites/sites.ts';
import { recordOf } from '../../records.ts';
import { putBack, stateOf } from '../site-state.ts';
import {
  applyChange,
  arriving,
  changes,
  driven,
  placement,
  rules,
  settledBase,
  told,
  webOf,
} from '../small-webs.ts';

/** A page with a style sheet of its own kind. */
function styled(url: string, targets: string[], style: string, title: string) {
  const record = recordOf(url, targets, title);
  record.features.resources = [style];
  return arriving(record);
}
const sameStyle: UniteRule = (values) => values[LIKENESS.indexOf('styleCovered')] - 0.5;

describe('sites put back', () => {
  it('have the sums of those that grew, and go on exactly like them', () => {
    fc.assert(
      fc.property(changes, changes, rules, fc.boolean(), (before, after, rule, turned) => {
        const web = webOf(before, rule);
        const order = (seqs: number[]) => (turned ? [...seqs].reverse() : seqs);
        const anew = putBack(web, before, rule, order);
        expect(stateOf(anew)).toEqual(stateOf(web));
        after.forEach((step, i) => {
          applyChange(web, step, before.length + i + 1);
          applyChange(anew, step, before.length + i + 1);
          expect(placement(anew)).toEqual(placement(web));
        });
        expect(stateOf(anew)).toEqual(stateOf(web));
        expect(anew.sites.next).toBe(web.sites.next);
        for (const id of web.sites.ids) {
          expect(told(anew, driven(anew.boundary(id)))).toEqual(
            told(web, driven(web.boundary(id))),
          );
        }
      }),
      { numRuns: 250, seed: 51 },
    );
  });
});

describe('pages that are taken back, the last first,', () => {
  it('leave all as it was before each of them came', () => {
    let moved = 0;
    const base = fc.constantFrom([], settledBase);
    fc.assert(
      fc.property(base, changes, rules, (settled, later, rule) => {
        const web = new KnownWeb(rule);
        const steps = [...settled, ...later];
        const before: unknown[] = [];
        const told = () => ({
          ...stateOf(web),
          hashes: [web.graph.hash, web.sites.hash],
          counts: [web.sites.next, web.graph.span, web.graph.urlCount, web.graph.linkCount],
          brought: web.graph.shares.used('addresses'),
          hosts: new Map(structuredClone([...web.graph.tally.hosts])),
          prefixes: new Map(structuredClone([...web.graph.tally.prefixes])),
        });
        steps.forEach((step, i) => {
          if (step.kind === 'back') return;
          before.push(told());
          applyChange(web, step, i + 1);
          moved += web.sites.log.of(i + 1).moved.length;
        });
        while (web.graph.pageCount > 0) {
          web.takeBack();
          expect(told()).toEqual(before.pop());
        }
      }),
      { numRuns: 120, seed: 52 },
    );

    expect(moved).toBeGreaterThan(500);
  });
});

describe('the number of a site', () => {
  it('never names another site, whatever comes', () => {
    fc.assert(
      fc.property(changes, rules, (steps, rule) => {
        const web = new KnownWeb(rule);
        const over = new Set<number>();
        let before: number[] = [];
        steps.forEach((step, i) => {
          const next = web.sites.next;
          if (step.kind === 'add') applyChange(web, step, i + 1);
          const now = web.sites.ids;
          for (const id of before) if (!now.includes(id)) over.add(id);
          for (const id of now) {
            expect(over.has(id)).toBe(false);
            if (!before.includes(id)) expect(id).toBeGreaterThanOrEqual(next);
          }
          before = now;
        });
      }),
      { numRuns: 200, seed: 53 },
    );
  });

  it('stays with the largest part when the site is taken apart', () => {
    let whole = 0;
    const rule: UniteRule = (values, a, b) => {
      if (a.size + b.size < 4 && whole === 0) return 1;
      return a.size + b.size === 4 && whole++ === 0 ? 1 : sameStyle(values, a, b);
    };
    const web = new KnownWeb(rule);
    const at = (n: number) => `https://a.example/${n}`;
    const styles = ['odd', 'even', 'even', 'even'];
    styles.forEach((style, n) => {
      web.add(n + 1, styled(at(n), [at(0), at(1), at(2), at(3)], style, `Page ${n}`));
      if (n === 2) expect(placement(web)).toEqual({ [web.sites.siteOf(1)!]: [1, 2, 3] });
    });

    const kept = 1;
    expect(placement(web)[kept]).toEqual([2, 3, 4]);
    expect(web.sites.siteOf(1)).toBeGreaterThan(4);
  });
});

describe('an arriving page', () => {
  it('founds a site when it fits none', () => {
    const web = webOf([], () => -1);
    for (let n = 1; n <= 9; n++) web.add(n, arriving(recordOf(`https://a.example/${n}`, [])));

    expect(Object.values(placement(web))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n]));
  });

  it('joins the earlier versions of itself, however it looks', () => {
    const web = new KnownWeb(() => -1);
    for (let n = 1; n <= 9; n++) {
      web.add(n, styled(`https://a.example/${n % 2}`, [], `style ${n}`, `Title ${n}`));
    }

    expect(Object.values(placement(web))).toEqual([
      [1, 3, 5, 7, 9],
      [2, 4, 6, 8],
    ]);
  });
});

describe('the learned rule', () => {
  it('keeps plain sites apart and holds each together, in any order of pages', () => {
    for (const turned of [false, true]) {
      const web = new KnownWeb();
      const pages = Array.from({ length: 60 }, (_, n) => sitePage(n % 3, Math.floor(n / 3)));
      (turned ? pages.reverse() : pages).forEach((page, i) => {
        web.add(i + 1, page);
      });

      expect(sitesByStyle(web, pages)).toEqual([20, 20, 20]);
    }
  });

  it('unites two hosts by their links and looks', () => {
    const web = new KnownWeb();
    const pages = Array.from({ length: 60 }, (_, n) => {
      const site = n % 3;
      return site < 2 ? spanningPage(site, Math.floor(n / 3)) : sitePage(2, Math.floor(n / 3));
    });
    pages.forEach((page, i) => {
      web.add(i + 1, page);
    });
    const [one, other] = [web.siteAt(pages[3].url), web.siteAt(pages[4].url)];

    expect(one).toBe(other);
    expect(web.sites.site(one!)!.size).toBe(40);
  });
});

/** A page of a site on its own host: links to its neighbours, its start, and rarely elsewhere. */
function sitePage(site: number, n: number) {
  const host = `https://www.s${site}.example`;
  const near = [n + 1, n + 2, n + 3, n + 5].map((to) => `${host}/d${to % 2}/${to % 20}`);
  const away = n % 5 === 0 ? [`https://www.s${(site + 1) % 3}.example/`] : [];
  return styled(
    `${host}/d${n % 2}/${n}`,
    [`${host}/`, ...near, ...away],
    `${host}/a.css`,
    `S${site} | ${n}`,
  );
}

/** A page of one site that stands on two hosts of two domains. */
function spanningPage(half: number, n: number) {
  const host = (one: number) => `https://${['www.tides', 'tide-archive'][one % 2]}.example`;
  const near = [n, n + 1, n + 2, n + 3].map((to) => `${host(to + half)}/${to % 20}`);
  const starts = [`${host(0)}/`, `${host(1)}/`];
  return styled(
    `${host(half)}/${n}`,
    [...starts, ...near],
    'https://cdn.example/tides.css',
    `${n} | Tides`,
  );
}

/** For each style of page, how many pages its commonest site has of it, if of nothing else. */
function sitesByStyle(web: KnownWeb, pages: { url: string }[]): number[] {
  return web.sites.ids
    .map((id) => {
      const hosts = pages
        .filter((page) => web.siteAt(page.url) === id)
        .map((page) => new URL(page.url).host);
      return new Set(hosts).size === 1 ? hosts.length : -1;
    })
    .sort((a, b) => b - a);
}
