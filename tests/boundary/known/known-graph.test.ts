import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownGraph } from '../../../lib/boundary/known/known-graph.ts';
import { prefixesOf } from '../../../lib/boundary/known/known-tally.ts';
import { hostNameOf } from '../../../lib/url/anatomy.ts';
import { NaiveKnownGraph } from '../../oracles/naive-known-graph.ts';

const url = fc
  .tuple(
    fc.constantFrom('a.example', 'b.example:8080'),
    fc.constantFrom('', 'x/', 'x/y/'),
    fc.nat(3),
  )
  .map(([host, path, leaf]) => `https://${host}/${path}${leaf}`);
const change = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    from: url,
    to: fc.uniqueArray(url, { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('back' as const) }),
);

describe('the known-URL graph', () => {
  it('equals the obvious one after every arrival and whatever is taken back', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const graph = new KnownGraph();
        const naive = new NaiveKnownGraph();
        changes.forEach((step, i) => {
          if (step.kind === 'add') {
            graph.add(i + 1, step.from, step.to);
            naive.add(i + 1, step.from, step.to);
          } else {
            graph.takeBack();
            naive.takeBack();
          }
          expect(naive.describe(graph)).toEqual(naive.describe(naive));
        });
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('has the hash of its pages, whatever came and went before', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const graph = new KnownGraph();
        const naive = new NaiveKnownGraph();
        changes.forEach((step, i) => {
          if (step.kind === 'add') graph.add(i + 1, step.from, step.to);
          else graph.takeBack();
          if (step.kind === 'add') naive.add(i + 1, step.from, step.to);
          else naive.takeBack();
        });
        const anew = new KnownGraph();
        for (const [seq, page] of naive.pages) anew.add(seq, page.from, page.to);

        expect(graph.hash).toBe(anew.hash);
      }),
      { numRuns: 150, seed: 12 },
    );
  });

  it('has another hash when a link, an address or a sequence number differs', () => {
    const hashOf = (seq: number, from: string, to: string[]) => {
      const graph = new KnownGraph();
      graph.add(seq, from, to);
      return graph.hash;
    };
    const hashes = [
      hashOf(1, 'http://a.example/', ['http://b.example/']),
      hashOf(2, 'http://a.example/', ['http://b.example/']),
      hashOf(1, 'http://a.example/', ['http://b.example/x']),
      hashOf(1, 'http://a.example/', []),
      hashOf(1, 'http://b.example/', ['http://a.example/']),
    ];

    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is not confused by hosts named like properties of objects', () => {
    const graph = new KnownGraph();
    graph.add(1, 'http://constructor/', ['http://__proto__/', 'http://tostring/']);

    expect(graph.linksTo('http://__proto__/')).toEqual(['http://constructor/']);
    expect([...graph.tally.hosts.keys()].sort()).toEqual(['__proto__', 'constructor', 'tostring']);
  });
});

describe('an address', () => {
  it.each([
    ['http://a.example/', ['a.example/']],
    ['http://a.example:81/x', ['a.example/']],
    ['https://a.example/x/y/z.html', ['a.example/', 'a.example/x/', 'a.example/x/y/']],
    ['https://a.example/x/?q=a/b', ['a.example/', 'a.example/x/']],
    ['https://a.example/#!/x/y', ['a.example/']],
  ])('%s lies in %j', (address, prefixes) => {
    expect(prefixesOf(address)).toEqual(prefixes);
    expect(hostNameOf(address)).toBe('a.example');
  });
});
