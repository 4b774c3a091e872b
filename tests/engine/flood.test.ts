import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import { KEPT_IN_A_ROW } from '../../lib/store/contents.ts';
import { forgetHost } from '../../lib/store/forget.ts';
import { readOverview } from '../../lib/store/overview.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const SECOND = 1000;
let db = freshDatabase();
let work: CatchUp;
let visits = 0;
let generations = 0;
beforeEach(() => {
  work = new CatchUp(db, () => String(++generations));
});
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function open(url: string, targets: string[], at: number): Promise<void> {
  const packed = await packPage(recordOf(url, targets));
  const { hostname: host } = new URL(url);
  const visit = { visit: `v${++visits}`, revision: 0, url, host, title: '', at };
  expect(await storePage(db, { ...visit, ...packed }, () => null)).toBe('stored');
  while ((await work.step()) > 0);
}

const links = (n: number, to: (i: number) => string) => Array.from({ length: n }, (_, i) => to(i));
/** Chance that is the same in every run. */
const random = (seed: number) => ((seed * 2654435761) >>> 0).toString(36);

const NEWS = links(40, (i) => `https://news.example/article/${i}`);
const openNews = (at: number) => open('https://news.example/', NEWS, at);

describe('a tab that reloads 20,000 random links, 25 times', () => {
  const load = (n: number) =>
    links(20_000, (i) => `https://flood.test/${random(n * 20_000 + i)}/${n}-${i}`);

  it('takes no other site its addresses, fills no disk, and is forgotten wholly', async () => {
    for (let n = 0; n < 25; n++) await open('https://flood.test/', load(n), n * 4.5 * SECOND);
    const { graph } = (await work.known()).web;
    expect(graph.urlCount).toBeLessThanOrEqual(50_000);
    expect(await db.pages.count()).toBe(KEPT_IN_A_ROW);
    expect(await db.visits.count()).toBe(25);

    await openNews(200 * SECOND);
    expect((await work.known()).web.graph.linksFrom('https://news.example/')).toHaveLength(40);
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, damaged: 0 });

    await forgetHost(db, 'flood.test');
    while ((await work.step()) > 0);
    const healed = (await work.known()).web.graph;
    expect([healed.urlCount, healed.pageCount, healed.leftOut]).toEqual([41, 1, 0]);
    expect(await readOverview(db, null)).toMatchObject({ leftOut: 0, crowded: false, urls: 41 });
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, pages: 1, urls: 41 });
  });
});

describe('a tab that moves from address to address', () => {
  const bounds = { addresses: 2000, pages: 60 };
  beforeEach(() => {
    work = new CatchUp(db, () => String(++generations), bounds);
  });

  it('on many hosts of one domain has a share; what was cut comes back with room', async () => {
    await openNews(0);
    for (let n = 0; n < 60; n++) {
      const host = `https://${random(n)}.flood.test`;
      await open(
        `${host}/${n}`,
        links(50, (i) => `https://other-${n}-${i}.test/`),
        n,
      );
    }
    const { graph } = (await work.known()).web;
    expect(graph.urlCount).toBeLessThan(2000 / 10 + 60 + 41);
    expect(await readOverview(db, null)).toMatchObject({ crowded: true });
    const late = links(120, (i) => `https://late.example/${i}`);
    await open('https://late.example/', late, 100);
    expect((await work.known()).web.graph.leftOutOf(62)).toBeGreaterThan(0);
    expect(await verifyKnown(db)).toMatchObject({ agrees: true });

    await forgetHost(db, 'flood.test');
    while ((await work.step()) > 0);
    const healed = (await work.known()).web.graph;
    expect(healed.linksFrom('https://late.example/')).toHaveLength(98); // half of its share of 195
    expect(healed.pageCount).toBe(2);
    expect(await readOverview(db, null)).toMatchObject({ crowded: false, waiting: 0 });
    expect(await verifyKnown(db)).toMatchObject({ agrees: true });
  });
});
