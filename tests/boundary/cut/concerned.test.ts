import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressesAt,
  concernedBy,
  homesOf,
  isAtHome,
} from '../../../lib/boundary/cut/concerned.ts';
import { KnownWeb } from '../../../lib/boundary/known-web.ts';
import { recordOf } from '../../records.ts';
import { arriving, changes, rules, webOf } from '../small-webs.ts';

describe('the addresses a boundary is about', () => {
  it('are the pages, what they link to, and what stands in homes', () => {
    const web = new KnownWeb((_, a, b) => (a.size + b.size <= 2 ? 1 : -1));
    const add = (seq: number, url: string, targets: string[]) =>
      web.add(seq, arriving(recordOf(url, targets)));
    add(1, 'https://a.example/x/1', ['https://a.example/x/2']);
    add(2, 'https://a.example/x/2', ['https://b.example/far', 'https://a.example/x/1']);
    add(3, 'https://c.example/1', ['https://a.example/x/y/new', 'https://d.example/']);
    const site = web.sites.site(web.sites.siteOf(1)!)!;
    const homes = homesOf(web.graph, web.sites, site);
    const found = new Set(concernedBy(web.graph, site, homes, web.sites));

    expect(web.sites.siteOf(2)).toBe(site.id);
    expect([...homes].map((home) => web.graph.directories.name(home)).sort()).toEqual([
      'a.example/',
      'a.example/x/',
    ]);
    expect([...found].map((address) => web.graph.urlOf(address)).sort()).toEqual([
      'https://a.example/x/1',
      'https://a.example/x/2',
      'https://a.example/x/y/new',
      'https://b.example/far',
    ]);
  });

  it('stand in a home exactly when the home tells them', () => {
    fc.assert(
      fc.property(changes, rules, (steps, rule) => {
        const { graph, sites } = webOf(steps, rule);
        for (const id of sites.ids) {
          const homes = homesOf(graph, sites, sites.site(id)!);
          const told = new Set([...homes].flatMap((home) => [...addressesAt(graph, sites, home)]));
          for (let address = 0; address < graph.span; address++) {
            if (graph.urlOf(address) === '') continue;
            expect(isAtHome(graph, sites, homes, address)).toBe(told.has(address));
          }
        }
      }),
      { numRuns: 200, seed: 64 },
    );
  });
});
