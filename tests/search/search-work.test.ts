import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { type SearchProgress, SearchWork } from '../../lib/search/search-work.ts';
import { forgetHost } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function open(url: string, title: string): Promise<void> {
  const packed = await packPage(recordOf(url, [`${url}/next`], title));
  const host = new URL(url).hostname;
  await storePage(db, { visit: url, revision: 0, url, host, title, at: 1, ...packed }, () => null);
}

const open40 = async () => {
  for (let i = 0; i < 40; i++) await open(`https://a.example/${i}`, `Item number${i}`);
};

describe('the search index of the stored pages', () => {
  it('grows with them, telling how far it is', async () => {
    const told: SearchProgress[] = [];
    const work = new SearchWork(db, (progress) => told.push(progress), 0);
    await open40();
    await work.update();

    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toEqual({ done: 40, of: 40, addresses: 80, full: false });
    expect(work.search('number7').found[0].url).toBe('https://a.example/7');
    await open('https://b.example/late', 'Latecomer');
    await work.update();
    expect(work.search('latecomer').all).toBe(1);
  });

  it('holds nothing of what was forgotten', async () => {
    const work = new SearchWork(db, () => {});
    await open40();
    await open('https://b.example/kept', 'Kept');
    await work.update();
    await forgetHost(db, 'a.example');
    await work.update();

    expect(work.search('item').all).toBe(0);
    expect(work.search('kept').all).toBeGreaterThan(0);
  });

  it('stops when told to, and goes on later', async () => {
    await open40();
    const work: SearchWork = new SearchWork(db, () => work.cancel(), 0);
    await work.update();
    const first = work.search('item').all;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(40);
    for (let i = 0; i < 3; i++) await work.update();
    expect(work.search('item').all).toBe(40);
  });
});
