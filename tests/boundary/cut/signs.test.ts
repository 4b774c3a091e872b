import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_WEIGHTS } from '../../../lib/boundary/cut/sign-weights.ts';
import { bin, PARTS, SIGNS, SignList } from '../../../lib/boundary/cut/signs.ts';
import { allSigns } from '../../../lib/boundary/cut/url-signs.ts';
import { arrivalOf } from '../../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../../lib/boundary/known-web.ts';
import { recordOf } from '../../records.ts';
import { changes, rules, webOf } from '../small-webs.ts';

describe('signs', () => {
  it('each have a name and a weight of their own', () => {
    expect(new Set(SIGNS).size).toBe(SIGNS.length);
    expect(SIGN_WEIGHTS.length).toBe(SIGNS.length);
    expect(SIGN_WEIGHTS.every((weight) => Number.isFinite(weight))).toBe(true);
  });

  it('of any address of any web are signs there are, each at most once, and can be weighed', () => {
    fc.assert(
      fc.property(changes, rules, (steps, rule) => {
        const { graph, sites } = webOf(steps, rule);
        for (const id of sites.ids) {
          for (let address = 0; address < graph.span; address++) {
            if (graph.urlOf(address) === '') continue;
            const signs = new SignList();
            allSigns(graph, sites, sites.site(id)!, address, signs);
            expect(new Set(signs.at).size).toBe(signs.at.length);
            expect(signs.at.every((at) => SIGNS[at] !== undefined)).toBe(true);
            expect(signs.values.every((value) => value > 0 && value <= 1)).toBe(true);
            expect(Number.isFinite(signs.weigh(SIGN_WEIGHTS))).toBe(true);
          }
        }
      }),
      { numRuns: 100, seed: 71 },
    );
  });

  it('tell the host that a site’s styles and images come from', () => {
    const web = new KnownWeb(() => 1);
    ['', 'a', 'b', 'c'].forEach((path, i) => {
      const record = recordOf(`https://a.example/${path}`, [
        'https://cdn.example/gallery',
        'https://other.example/',
      ]);
      record.features.images = i < 3 ? ['https://cdn.example/logo.png'] : [];
      web.add(i + 1, arrivalOf(record));
    });
    const served = (url: string) => {
      const signs = new SignList();
      const site = web.sites.site(web.siteAt('https://a.example/')!)!;
      allSigns(web.graph, web.sites, site, web.graph.numberOf(url)!, signs);
      return signs.at.map((at) => SIGNS[at]).filter((name) => name.startsWith('served'));
    };

    expect(served('https://cdn.example/gallery')).toEqual(['served2']);
    expect(served('https://other.example/')).toEqual([]);
  });

  it('say nothing of places where addresses say nothing', () => {
    const signs = new SignList();
    signs.put('opened', 2, 0);

    expect(signs.at).toEqual([]);
  });

  it('add up by how much each counts', () => {
    const signs = new SignList();
    signs.put('base');
    signs.put('opened', 3, 0.5);
    const weights = SIGNS.map((name) => (name === 'base' ? 2 : name === 'opened3' ? 10 : 1_000));

    expect(signs.weigh(weights)).toBe(7);
  });
});

describe('a bin', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.34, 1],
    [0.66, 2],
    [0.9, 3],
    [1, 4],
  ])('of the part %d is %d', (part, expected) => {
    expect(bin(part, PARTS)).toBe(expected);
  });
});
