/** Webs made to hurt: each a stream of records, at full size or a share of it. */
import type { PageRecord } from '../../lib/model/page-record.ts';
import { recordOf } from '../records.ts';

export interface HostileGraph {
  name: string;
  records: (share: number) => Iterable<PageRecord>;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const at = (n: number): string => `https://hostile.example/${n}`;

export const HOSTILE_GRAPHS: HostileGraph[] = [
  {
    name: 'a page that links to itself 10,000 times',
    records: (share) => [
      recordOf(
        at(0),
        numbers(10_000 * share).map(() => at(0)),
      ),
    ],
  },
  {
    name: 'a star of a million links',
    *records(share) {
      const leaves = 20_000;
      for (let page = 0; page < Math.max(1, 50 * share); page++) {
        const targets = numbers(leaves * Math.min(1, 10 * share)).map((i) =>
          at(page * leaves + i + 1),
        );
        yield recordOf(at(0), targets, `Star ${page}`);
      }
    },
  },
  {
    name: 'a page to which 20,000 pages link, each with its own directory',
    *records(share) {
      for (let page = 0; page < 20_000 * share; page++) {
        yield recordOf(`https://hostile.example/d${page}/`, [at(0)]);
      }
      yield recordOf(at(0), []);
    },
  },
  {
    name: 'a complete graph of 3,000',
    *records(share) {
      const all = numbers(3_000 * Math.max(share, 0.03)).map(at);
      for (const page of all) yield recordOf(page, all, 'One of all');
    },
  },
  {
    name: 'a complete graph of 1,000',
    *records(share) {
      const all = numbers(1_000 * Math.max(share, 0.03)).map(at);
      for (const page of all) yield recordOf(page, all, 'One of all');
    },
  },
  {
    name: '128 pages of 20,000 links each',
    *records(share) {
      const links = 20_000 * share;
      for (let page = 0; page < 128; page++) {
        yield recordOf(`https://hostile.example/p${page}`, numbers(links).map(at), 'Long list');
      }
    },
  },
  {
    name: '100,000 identical pages',
    *records(share) {
      for (let page = 0; page < 100_000 * share; page++) {
        yield recordOf(at(page), [at(0), at(1), at(2)], 'The same');
      }
    },
  },
  {
    name: '10,000 versions of one page that links to itself',
    *records(share) {
      for (let page = 0; page < 10_000 * share; page++) {
        yield recordOf(at(0), [at(0), at(page)], 'News');
      }
    },
  },
  {
    name: 'a path of 20,000 directories on 1,000 pages',
    *records(share) {
      const deep = (n: number) => `https://hostile.example/${'d/'.repeat(n % 1_000)}${n}`;
      for (let page = 0; page < 1_000 * share; page++) {
        yield recordOf(
          deep(page),
          numbers(20).map((i) => deep(page * 20 + i)),
          'Deep',
        );
      }
    },
  },
  {
    name: '20,000 hosts, a page each, every page linking to the first',
    *records(share) {
      for (let page = 0; page < 20_000 * share; page++) {
        yield recordOf(`https://h${page}.example/`, ['https://h0.example/'], `Host ${page}`);
      }
    },
  },
];
