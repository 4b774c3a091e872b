/** Webs made to hurt, with bounds on what is weighed, rebuilt and scanned rather than on time. */
import { describe, expect, it } from 'vitest';
import { labelRule } from '../../lib/boundary/cut/label-rule.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { recordOf } from '../records.ts';
import { arriving, driven, labelOn } from './small-webs.ts';

const at = (n: number): string => `https://hostile.example/${n}`;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/**
 * Pages arrive one by one, and the boundary of the first one's site is asked at each power of two.
 */
function browse(records: Iterable<PageRecord>) {
  const web = new KnownWeb();
  let seq = 0;
  let asked = 0;
  for (const record of records) {
    web.add(++seq, arriving(record));
    if ((seq & (seq - 1)) !== 0) continue;
    driven(web.boundary(web.sites.siteOf(1)!));
    asked++;
  }
  const boundary = driven(web.boundary(web.sites.siteOf(1)!));
  const concerned = [...boundary.concerned].length;
  return { web, boundary, concerned, asked };
}

/** Weighing costs at most all that is known for each rebuild, and once more for what came. */
function expectLittleWork({ web, boundary, asked }: ReturnType<typeof browse>): void {
  expect(boundary.rebuilds).toBeLessThanOrEqual(asked + 1);
  expect(boundary.weights.weighed).toBeLessThanOrEqual(
    web.graph.urlCount * (boundary.rebuilds + 1),
  );
  const { network, counters } = boundary.flow;
  expect(counters.scans).toBeLessThanOrEqual(10 * (network.slots + network.nodes));
}

describe('a hostile web costs little:', () => {
  it('a page that links to itself 10,000 times', () => {
    const found = browse([
      recordOf(
        at(0),
        numbers(10_000).map(() => at(0)),
      ),
    ]);

    expect(found.web.graph.linkCount).toBe(1);
    expect(found.boundary.weights.weighed).toBe(1);
    expectLittleWork(found);
  });

  it('5,000 identical pages', () => {
    const found = browse(numbers(5_000).map((n) => recordOf(at(n), [at(0), at(1)], 'The same')));

    expect(found.web.sites.ids.length).toBeLessThanOrEqual(5_000);
    expectLittleWork(found);
  });

  it('1,000 versions of one page that links to itself', () => {
    const found = browse(numbers(1_000).map((n) => recordOf(at(0), [at(0), at(n)], `News ${n}`)));

    expect(found.web.sites.ids.length).toBe(1);
    expectLittleWork(found);
  });

  it('a star of 20,000', () => {
    const found = browse([
      recordOf(
        at(0),
        numbers(20_000).map((n) => at(n + 1)),
      ),
    ]);

    expect(found.concerned).toBe(20_001);
    expect(found.boundary.weights.weighed).toBe(20_001);
    expectLittleWork(found);
  });

  it('a complete graph of 300', () => {
    const all = numbers(300).map(at);
    expectLittleWork(browse(all.map((page) => recordOf(page, all, 'One of all'))));
  });

  it('a path of 1,000 directories', () => {
    const deep = (n: number) => `https://hostile.example/${'d/'.repeat(n)}`;
    const found = browse(numbers(1_000).map((n) => recordOf(deep(n), [deep(n + 1)])));
    const chain = found.web.graph.directories.probe(deep(1_000));

    expect(chain.length).toBeLessThan(20);
    expectLittleWork(found);
  });

  it('addresses of 2,000 characters that differ in the last', () => {
    const long = (n: number) => `https://hostile.example/${'a/'.repeat(900)}${'b'.repeat(170)}${n}`;
    const found = browse(
      numbers(200).map((n) =>
        recordOf(
          long(n),
          numbers(20).map((i) => long(20 * n + i)),
        ),
      ),
    );
    expectLittleWork(found);
  });

  it('a page of many links beside many like it is not compared without end', () => {
    const links = numbers(3_000).map(at);
    const records = numbers(64).map((n) =>
      recordOf(`https://hostile.example/p${n}`, links, 'List'),
    );
    let compared = 0;
    const web = new KnownWeb(() => {
      compared++;
      return 1;
    });
    records.forEach((record, i) => {
      web.add(i + 1, arriving(record));
    });

    // Without a bound on taking apart, 4² + 8² + … + 64² comparisons of 3,000 links each.
    expect(compared * links.length).toBeLessThan(10_000_000);
  });
});

describe('what a person said', () => {
  it('holds against any number of links', () => {
    const records = numbers(6_000).map((n) => recordOf(at(n + 1), [at(0)], 'The same'));
    const web = new KnownWeb(() => 1);
    records.forEach((record, i) => {
      web.add(i + 1, arriving(record));
    });
    const hub = web.graph.numberOf(at(0))!;
    const id = web.sites.siteOf(1)!;
    const out = driven(web.boundary(id, labelRule([labelOn(1, 'out', 'url', at(0))])));

    expect(web.sites.site(id)!.size).toBe(6_000);
    expect(out.isIn(hub)).toBe(false);
  });

  it('may be said of any number of addresses', () => {
    const web = new KnownWeb();
    web.add(
      1,
      arriving(
        recordOf(
          at(0),
          numbers(20_000).map((n) => at(n + 1)),
        ),
      ),
    );
    const all = driven(
      web.boundary(web.sites.siteOf(1)!, labelRule([labelOn(1, 'in', 'host', at(0))])),
    );

    expect([...all.concerned].every((address) => all.isIn(address))).toBe(true);
  });
});
