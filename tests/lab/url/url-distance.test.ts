import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UrlDistances } from '../../../lab/url/url-distance.ts';
import { UrlTokens } from '../../../lab/url/url-tokens.ts';
import { editDistance } from '../../oracles/url-edit-distance.ts';

function distance(u: string, v: string): number {
  const tokens = new UrlTokens();
  const [from, to] = [tokens.add(u), tokens.add(v)];
  const distances = new Int32Array(1);
  new UrlDistances(tokens).between(from, Int32Array.of(to), distances);
  return distances[0];
}

describe('distance of URLs', () => {
  it("of the paper's example is 3: host, directory and page differ", () => {
    const osage = 'http://osage.inria.fr/verso/Gemo/PUBLI/index.php';
    const rocq = 'http://www-rocq.inria.fr/verso/Gemo/Projects/index.html';

    expect(distance(osage, rocq)).toBe(3);
  });

  it.each([
    ['http://a/b', 'http://a/b', 0],
    ['http://a/b', 'http://a/b/c', 1],
    ['http://a/b?x=1', 'http://a/c?x=2', 2],
    ['http://a', 'https://b', 2],
    ['', 'http://a', 2],
    ['http://a', '', 2],
  ])('from %s to %s is %i', (u, v, expected) => {
    expect(distance(u, v)).toBe(expected);
  });

  it('equals the slow one, for short and long lists', () => {
    const url = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 70 })
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(url, url, (u, v) => {
        expect(distance(u, v)).toBe(editDistance(u, v));
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('of one URL to many does not depend on what was compared before', () => {
    const urls = Array.from({ length: 40 }, (_, i) => `http://h${i % 3}/a/${i % 7}/b?x=${i}`);
    const tokens = new UrlTokens();
    const all = Int32Array.from(urls, (url) => tokens.add(url));
    const distances = new UrlDistances(tokens);
    const found = new Int32Array(urls.length);
    for (let from = 0; from < urls.length; from++) {
      distances.between(from, all, found);
      expect([...found]).toEqual(urls.map((url) => editDistance(urls[from], url)));
    }
  });
});
