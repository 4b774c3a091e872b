import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { storedSite } from '../../lib/store/stored-site.ts';
import { companionOn } from '../background/companion-on.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

const museum = ['', 'visit', 'rooms'].map((path) => `https://museum.example/${path}`);
const shop = ['', 'cups', 'plates'].map((path) => `https://shop.example/${path}`);

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function open(urls: string[]): Promise<void> {
  for (const url of urls) {
    const record = recordOf(url, urls);
    record.features.resources = [`${urls[0]}style.css`];
    const visit = { visit: url, revision: 0, url, host: new URL(url).host, title: '', at: 1 };
    await storePage(db, { ...visit, ...(await packPage(record)) }, () => null);
  }
}

describe('the site of a page as the store has it', () => {
  it('is the one the companion last wrote, for every page of it', async () => {
    const companion = companionOn(db);
    const { answers } = companion.parts;
    await open(museum);
    await open(shop);
    expect(await storedSite(museum[0], db.name)).toBeUndefined(); // not taken in yet
    await companion.catchUp();
    expect(await storedSite(museum[0], db.name)).toBeUndefined(); // nobody has looked yet
    const looked = [await answers.look(museum[0]), await answers.look(shop[0])];

    expect(await storedSite(museum[2], db.name)).toEqual(looked[0]);
    expect(await storedSite(shop[1], db.name)).toEqual(looked[1]);
    expect(await storedSite('https://never.example/', db.name)).toBeUndefined();
  });

  it('is nothing where there is no database, nor in another version; none is made', async () => {
    expect(await storedSite(museum[0], 'nobody')).toBeUndefined();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('nobody');
    const newer = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('newer', 990);
      request.onsuccess = () => done(request.result);
    });
    newer.close();
    expect(await storedSite(museum[0], 'newer')).toBeUndefined();
  });

  it('is left to the companion where sites were made one', async () => {
    const companion = companionOn(db);
    const { answers, rulings } = companion.parts;
    await open(museum);
    await open(shop);
    await companion.catchUp();
    await answers.look(museum[0]);
    const ruling = await rulings.join(museum[0], shop[0], 2);
    expect(await storedSite(museum[0], db.name)).toBeUndefined();
    await rulings.takeBack(ruling as number, 3);
    const { id } = (await answers.look(museum[0]))!;

    expect((await storedSite(museum[0], db.name))?.id).toBe(id);
  });
});
