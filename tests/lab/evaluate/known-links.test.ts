import { describe, expect, it } from 'vitest';
import { KnownLinks, methodOf } from '../../../lab/evaluate/known-links.ts';
import { recordOf } from '../../records.ts';

const [a, b, c] = ['https://a.example/x/1', 'https://a.example/x/2', 'https://c.example/'];

describe('the known links', () => {
  it('has an arc for each link of an opened page, with the distance of the addresses', () => {
    const known = new KnownLinks();
    known.open(recordOf(a, [b, c]));

    expect(known.size).toBe(3);
    expect([a, b, c].map((url) => known.numberOf(url))).toEqual([0, 1, 2]);
    expect(known.from).toEqual([0, 0]);
    expect(known.to).toEqual([1, 2]);
    expect(known.distances).toEqual([1, 3]); // a last token; a host and two tokens less
  });

  it('leaves out links of a page to itself, and a second opening', () => {
    const known = new KnownLinks();
    known.open(recordOf(a, [a, b]));
    known.open(recordOf(a, [b, c]));

    expect(known.to).toEqual([1]);
    expect(known.opened.size).toBe(1);
  });

  it('joins a link and its answer into one tie', () => {
    const known = new KnownLinks();
    known.open(recordOf(a, [b]));
    known.open(recordOf(b, [a, c]));

    expect([...known.undirected().neighbours]).toEqual([1, 0, 2, 1]);
    expect([...known.undirected().weights]).toEqual([1, 1, 1, 1]);
  });
});

describe('a method of the known links', () => {
  it('reckons again only when the page or what is known has changed', () => {
    const asked: number[][] = [];
    const method = methodOf((known, page) => {
      asked.push([known.size, page]);
      return known.size === 2 ? [1, 0] : [1, 1, 0];
    })();
    method.open(recordOf(a, [b]));

    expect([a, b, c].filter(method.boundaryOf(a))).toEqual([a]);
    expect([a, b, c].filter(method.boundaryOf(a))).toEqual([a]);
    method.open(recordOf(b, [c]));
    expect([a, b, c].filter(method.boundaryOf(a))).toEqual([a, b]);
    method.boundaryOf(b);
    expect(asked).toEqual([
      [2, 0],
      [3, 0],
      [3, 1],
    ]);
  });

  it('knows nothing of a page that was not met', () => {
    expect(() => methodOf(() => [])().boundaryOf(a)).toThrow(`${a} was not opened.`);
  });
});
