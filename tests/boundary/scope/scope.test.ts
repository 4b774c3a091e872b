import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../../lib/boundary/scope/scope.ts';
import { scopeDecider, sideInScope } from '../../../lib/boundary/scope/side-in-scope.ts';
import type { Membership, Side } from '../../../lib/model/boundary.ts';
import type { Scope } from '../../../lib/model/scope.ts';
import { cheapestPrice, priceOf } from '../../oracles/all-scopes.ts';

const member = (side: Side, url: string): Membership => ({
  url,
  side,
  opened: false,
  likelihood: side === 'in' ? 1 : 0,
});
const members = (side: Side, directory: string, names: string[]) =>
  names.map((name) => member(side, `${directory}${name}`));
const read = (scope: Scope) =>
  scope.rules.map(({ side, target, covers, misses }) => `${side} ${target} ${covers}/${misses}`);

const PAGES = ['', 'a.html', 'b.html', 'c/', 'c/d.html'];

describe('a scope reads', () => {
  it('as two hosts and what is left out of one', () => {
    const scope = scopeOf([
      ...members('in', 'https://www.marsh.example/', PAGES),
      ...members('in', 'http://blog.marsh.example:8080/', PAGES),
      ...members('out', 'https://www.marsh.example/shop/', PAGES),
      ...members('out', 'https://other.example/', PAGES),
    ]);

    expect(read(scope)).toEqual([
      'in blog.marsh.example:8080 5/0',
      'in www.marsh.example 5/0',
      'out https://www.marsh.example/shop/ 5/0',
    ]);
    expect(scope).toMatchObject({ included: 10, missed: 0, wrong: 0 });
  });

  it('as one directory of a shared host', () => {
    const scope = scopeOf([
      ...members('in', 'https://www.uni.example/~ada/', PAGES),
      ...members('out', 'https://www.uni.example/', PAGES),
      ...members('out', 'https://www.uni.example/~bob/', PAGES),
    ]);

    expect(read(scope)).toEqual(['in https://www.uni.example/~ada/ 5/0']);
  });

  it('as stems and single pages where two sites share a flat directory', () => {
    const flat = 'https://docs.example/current/';
    const scope = scopeOf([
      ...members('in', flat, ['libpq.html', 'libpq-exec.html', 'libpq-ssl.html', 'pgtypes.html']),
      ...members('out', flat, ['sql-alter.html', 'sql-begin.html', 'intro.html', 'ddl.html']),
      ...members('out', 'https://docs.example/', PAGES),
    ]);

    expect(read(scope)).toEqual([`in ${flat}libpq 3/0`, `in ${flat}pgtypes.html 1/0`]);
  });

  it('as the narrowest directory that holds all that is known, and one page as itself', () => {
    const scope = scopeOf([
      ...members('in', 'https://code.example/people/ada/', ['x', 'y']),
      member('in', 'https://videos.example/watch'),
      member('in', 'https://sister.example/'),
    ]);

    expect(read(scope)).toEqual([
      'in sister.example 1/0',
      'in https://code.example/people/ada/ 2/0',
      'in https://videos.example/watch 1/0',
    ]);
  });

  it('without a word on a page that is unsure', () => {
    const stray = (likelihood: number) => ({
      ...member('out', 'https://www.marsh.example/e.html'),
      likelihood,
    });
    const site = members('in', 'https://www.marsh.example/', PAGES);

    expect(read(scopeOf([...site, stray(0.4)]))).toEqual(['in www.marsh.example 5/1']);
    expect(scopeOf([...site, stray(0.4)]).wrong).toBe(1);
    expect(read(scopeOf([...site, stray(0.05)]))).toEqual([
      'in www.marsh.example 5/0',
      'out https://www.marsh.example/e.html 1/0',
    ]);
  });

  it('with fewer rules where more would be no cheaper', () => {
    const doubtful = members('out', 'https://a.example/', ['r', 's']).map((one) => ({
      ...one,
      likelihood: 1 / 3, // costs a host rule when wrong
    }));

    expect(
      read(scopeOf([...members('in', 'https://a.example/', ['p', 'q']), ...doubtful])),
    ).toEqual([
      'in a.example 2/2', // two rules for addresses would cost 24 as well
    ]);
  });

  it('as nothing when nothing is in', () => {
    expect(scopeOf([]).rules).toEqual([]);
    expect(scopeOf(members('out', 'https://a.example/', PAGES)).rules).toEqual([]);
  });
});

describe('a scope means', () => {
  const scope: Scope = {
    ...scopeOf([]),
    rules: (
      [
        ['in', 'host', 'a.example'],
        ['out', 'prefix', 'https://a.example/x/'],
        ['in', 'prefix', 'https://a.example/x/y-'],
        ['out', 'url', 'https://a.example/x/y-2'],
      ] as const
    ).map(([side, reach, target]) => ({ side, reach, target, covers: 0, misses: 0 })),
  };

  it.each([
    ['https://a.example/', 'in'],
    ['http://a.example/x', 'in'],
    ['http://a.example/x/', 'out'],
    ['https://a.example/x/y-1', 'in'],
    ['https://a.example/x/y-2', 'out'],
    ['http://a.example/x/y-2', 'in'],
    ['https://a.example:8080/', 'out'],
    ['https://b.a.example/', 'out'],
    ['https://b.example/?https://a.example/', 'out'],
  ])('%s is %s', (url, side) => {
    expect(sideInScope(scope, url)).toBe(side);
  });
});

const urlOn = (hosts: string[], paths: string[]) =>
  fc
    .tuple(
      fc.constantFrom('http', 'https'),
      fc.constantFrom(...hosts),
      fc.constantFrom(...paths),
      fc.constantFrom('', 'p', 'p-1', 'p-2.html', 'pq.html', 'p?a=1', 'p?a=2/x/', '?a=1', '#!/x/'),
    )
    .map(([scheme, host, path, name]) => `${scheme}://${host}/${path}${name}`);
const likelihood = fc.constantFrom(0, 0.1, 0.3, 0.5, 0.75, 1);
const known = (url: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(
    fc.record({ url, side: fc.constantFrom<Side>('in', 'out'), opened: fc.boolean(), likelihood }),
    { selector: (one) => one.url, maxLength },
  );
const wide = urlOn(
  ['a.example', 'a.example:81', 'b.a.example', 'a.example.org'],
  ['', 'x/', 'x/y/', 'x-1/', 'x/y/z/'],
);
const narrow = urlOn(['a.example', 'b.example'], ['', 'x/', 'x/y/']);
const flat = urlOn(['a.example'], ['x/']);

describe('the cheapest scope', () => {
  it('is never wrong when that would cost more than any rule', () => {
    fc.assert(
      fc.property(known(wide, 60), (all) => {
        const scope = scopeOf(all, { wrong: 10_000 });
        const decide = scopeDecider(scope);

        for (const one of all) expect(decide(one.url)).toBe(one.side);
        expect(scope).toMatchObject({ missed: 0, wrong: 0 });
      }),
      { numRuns: 300, seed: 31 },
    );
  });

  const few = fc.oneof(known(wide, 5), known(narrow, 5), known(flat, 5));
  it('costs what the cheapest of all scopes costs, and has no more rules', () => {
    fc.assert(
      fc.property(few, fc.integer({ min: 4, max: 30 }), (all, wrong) => {
        const weighed = all.map((one) => {
          const ofSide = one.side === 'in' ? one.likelihood : 1 - one.likelihood;
          const weight = Math.max(1, Math.round(wrong * Math.max(1 / 16, 2 * ofSide - 1)));
          return { ...one, weight };
        });

        expect(priceOf(scopeOf(all, { wrong }).rules, weighed)).toEqual(cheapestPrice(weighed));
      }),
      { numRuns: 1000, seed: 32 },
    );
  });

  it('counts what its rules decide, whatever the order of the addresses', () => {
    fc.assert(
      fc.property(known(wide, 40), (all) => {
        const scope = scopeOf(all);
        const decide = scopeDecider(scope);
        const count = (side: Side, decided: Side) =>
          all.filter((one) => one.side === side && decide(one.url) === decided).length;

        expect(scope).toMatchObject({
          included: count('in', 'in'),
          missed: count('in', 'out'),
          wrong: count('out', 'in'),
        });
        expect(scopeOf(all.toReversed())).toEqual(scope);
      }),
      { numRuns: 300, seed: 33 },
    );
  });
});
