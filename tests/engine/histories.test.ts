import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Answers } from '../../lib/engine/answers.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { Rulings } from '../../lib/engine/rulings.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import type { Ruled } from '../../lib/model/ruling.ts';
import type { Database } from '../../lib/store/database.ts';
import { forgetBefore, forgetHost, forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { addLabel } from '../../lib/store/labels.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { activeRulings } from '../../lib/store/rulings.ts';
import { recordOf } from '../records.ts';
import { beginAnew, freshDatabase } from '../store/fresh-database.ts';

let db: Database = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

let generations = 0;
/** Small enough that a history of some thirty pages meets each of them. */
const SMALL = { addresses: 90, links: 160, pages: 26, looks: 130 };
const newWork = (bounds = {}) => new CatchUp(db, () => String(++generations), bounds);
const drain = async (work: CatchUp) => {
  while ((await work.step()) > 0);
};

const HOSTS = ['a.example', 'www.a.example', 'b.example', 'c.test'];
const urlOf = (n: number) => `https://${HOSTS[n % 4]}/d${n % 3}/${n}`;

/** Page `n`, in one of several contents; visits of one number are openings of one page. */
async function open(n: number, content: number, visit: string, revision: number, at: number) {
  const near = [n + 4, n + 8, n + content, 3 * content].map((m) => urlOf(m % 40));
  const record = recordOf(urlOf(n), [...near, `https://x${content}.test/${n}`]);
  record.features.resources = [`https://${HOSTS[n % 4]}/style-${n % 2}.css`];
  const page = { url: record.url, host: HOSTS[n % 4], title: '', at };
  return storePage(db, { visit, revision, ...page, ...(await packPage(record)) }, () => null);
}

const n = fc.nat(31);
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('open' as const), n, content: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('revise' as const), content: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('die' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget-host' as const), n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget-site' as const), n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget-last' as const), n: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget-first' as const), n: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('join' as const), n, m: n }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('part' as const), n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take-back' as const), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('label' as const), n, m: n }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const counts = { removed: 0, rulings: 0, takenBack: 0, leftOut: 0, waits: 0, boundaries: 0 };

const count = (ruled: Ruled): void => {
  if (typeof ruled === 'number') counts.rulings++;
};

/** What a person and their browser do, one after the other; `clock` counts minutes. */
async function live(steps: Step[], bounds: object): Promise<CatchUp> {
  let work = newWork(bounds);
  let clock = 0;
  let last = { n: 0, visit: '', revision: 0 };
  for (const s of steps) {
    const now = ++clock * 60_000;
    const rulings = new Rulings(db, work);
    if (s.do === 'join' || (s.do === 'part' && s.n % 2 === 0)) await drain(work);
    if (s.do === 'open') {
      last = { n: s.n, visit: `v${clock}`, revision: 0 };
      await open(s.n, s.content, last.visit, 0, now);
    }
    if (s.do === 'revise' && last.visit !== '') {
      last.revision++;
      await open(last.n, s.content, last.visit, last.revision, now);
    }
    if (s.do === 'work') await rulings.letGo();
    if (s.do === 'work') await work.step();
    if (s.do === 'die') work = newWork(bounds);
    if (s.do === 'look') await new Answers(db, work).look(urlOf(s.n));
    if (s.do === 'forget-host') counts.removed += await forgetHost(db, HOSTS[s.n % 4]);
    if (s.do === 'forget-site')
      counts.removed += await forgetPagesAt(db, [urlOf(s.n), urlOf(s.n + 1)]);
    if (s.do === 'forget-last') counts.removed += await forgetSince(db, now - s.n * 60_000);
    if (s.do === 'forget-first') counts.removed += await forgetBefore(db, s.n * 60_000);
    if (s.do === 'join') count(await rulings.join(urlOf(s.n), urlOf(s.m), now));
    if (s.do === 'part')
      count(await rulings.part(urlOf(s.n), `https://${HOSTS[s.n % 4]}/d${s.n % 3}/`, now));
    if (s.do === 'take-back') {
      const said = (await activeRulings(db))[s.which];
      if (said !== undefined && (await rulings.takeBack(said.id, now))) counts.takenBack++;
    }
    if (s.do === 'label') {
      const label = { side: 'in', reach: 'url', at: now, withdrawnAt: null } as const;
      await addLabel(db, { ...label, site: urlOf(s.n), target: urlOf(s.m) });
    }
  }
  await new Rulings(db, work).letGo();
  await drain(work);
  return work;
}

describe('after any history', () => {
  it.each([
    ['within the bounds', {}, 31],
    ['that touches the bounds', SMALL, 32],
  ])('%s, Verify compares everything and agrees', async (_, bounds, seed) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 15, maxLength: 60, size: 'max' }),
        async (steps) => {
          await beginAnew(db);
          const work = await live(steps, bounds);
          const { web } = await work.known();
          for (let page = 0; page < 32; page++) await new Answers(db, work).look(urlOf(page));
          const found = await verifyKnown(db);

          expect(found).toMatchObject({ agrees: true, damaged: 0, pages: web.graph.pageCount });
          expect(found.notCompared).toEqual({ boundaries: 0, pages: 0 });
          expect(found.sites).toBe(web.sites.ids.length);
          // Another worker reads the same, and goes on from it.
          const other = newWork(bounds);
          expect((await other.known()).web.sites.hash).toBe(web.sites.hash);
          counts.boundaries += found.boundaries;
          counts.leftOut += web.graph.leftOut > 0 ? 1 : 0;
          counts.waits += (await db.todo.count()) > 0 ? 1 : 0;
        },
      ),
      { numRuns: 50, seed },
    );
  });

  it('these were histories worth the name', () => {
    expect(counts.removed).toBeGreaterThan(100);
    expect(counts.rulings).toBeGreaterThan(20);
    expect(counts.takenBack).toBeGreaterThan(3);
    expect(counts.leftOut).toBeGreaterThan(20);
    expect(counts.waits).toBeGreaterThan(5);
    expect(counts.boundaries).toBeGreaterThan(100);
  });
});

describe('Verify disagrees when somebody changed', () => {
  it.each<[string, () => PromiseLike<unknown>]>([
    [
      'the site of a page',
      () =>
        db.placed.toCollection().modify((row) => {
          row.sites[0] += 1;
        }),
    ],
    [
      'how a page was placed',
      () =>
        db.placed.toCollection().modify((row) => {
          row.placings[0] += 1;
        }),
    ],
    [
      'a link',
      () =>
        db.knownLinks.toCollection().modify((row) => {
          row.data[4] ^= 1;
        }),
    ],
    [
      'an address',
      () =>
        db.knownUrls.toCollection().modify((row) => {
          row.text += 'x';
        }),
    ],
    ['a count of a host', () => db.hosts.where('host').equals('b.example').modify({ known: 999 })],
    ['a count of a directory', () => db.prefixes.toCollection().limit(1).modify({ pages: 999 })],
    [
      'a host that is not there',
      () =>
        db.hosts.add({
          host: 'z.test',
          pages: 0,
          known: 1,
          linksIn: 0,
          linksOut: 0,
          languages: {},
        }),
    ],
    [
      'a side of a boundary',
      () =>
        db.boundaries.toCollection().modify((row) => {
          row.flags[0] ^= 1;
        }),
    ],
    [
      'the addresses of a boundary',
      () =>
        db.boundaries.toCollection().modify((row) => {
          row.text += 'x';
        }),
    ],
    ['what a site is said to have', () => db.sites.toCollection().modify({ known: 999 })],
    ['what is said to wait', () => db.todo.put({ seq: 2, task: 'wait' })],
    ['how many links were left out', () => db.checkpoints.update('known', { leftOut: 7 })],
    ['the next site', () => db.checkpoints.update('known', { nextSite: 999 })],
    ['a row that is missing', () => db.prefixes.toCollection().limit(1).delete()],
    ['a boundary of no site', () => db.sites.clear()],
  ])('%s', async (_, change) => {
    for (let page = 0; page < 20; page++) await open(page, 1, `v${page}`, 0, page);
    const work = newWork();
    await drain(work);
    await forgetPagesAt(db, [urlOf(3), urlOf(11)]);
    await drain(work);
    await new Answers(db, work).look(urlOf(0));
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, boundaries: 1 });
    await change();

    expect((await verifyKnown(db)).agrees).toBe(false);
  });
});

it('names boundaries that are of an earlier moment as not compared', async () => {
  for (let page = 0; page < 12; page++) await open(page, 1, `v${page}`, 0, page);
  const work = newWork();
  await drain(work);
  await new Answers(db, work).look(urlOf(0));
  await open(13, 1, 'late', 0, 13);
  expect((await verifyKnown(db)).notCompared).toEqual({ boundaries: 0, pages: 1 });
  await drain(work);

  expect(await verifyKnown(db)).toMatchObject({
    agrees: true,
    notCompared: { boundaries: 1, pages: 0 },
  });
});
