/** What the person said goes with the time it was said in, and with the sites it was said of. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../lib/background/answer.ts';
import { obey } from '../../lib/background/obey.ts';
import { KNOWN_BOUNDS } from '../../lib/boundary/known/known-bounds.ts';
import { rebuildKnown } from '../../lib/engine/rebuild.ts';
import type { Command } from '../../lib/messages.ts';
import type { Database } from '../../lib/store/database.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { readSayings } from '../../lib/store/sayings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';

const DAY = 24 * 3600 * 1000;
const MUSEUM = 'https://museum.example/';
const SHOP = 'https://shop.example/';
const museum = ['', 'visit', 'rooms/a', 'rooms/b', 'press/1', 'press/2'].map((p) => MUSEUM + p);
const shop = ['', 'cups', 'plates', 'terms'].map((path) => SHOP + path);

let db: Database;
let companion: ReturnType<typeof companionOn>;
beforeEach(async () => {
  db = freshDatabase();
  companion = companionOn(db);
  await open(museum, 10);
  await open(shop, 10);
});
afterEach(() => db.delete());

async function open(urls: string[], at: number): Promise<void> {
  for (const url of urls) {
    const home = `${new URL(url).origin}/`;
    const record = recordOf(url, home === MUSEUM ? museum : shop);
    record.features.resources = [`${home}style.css`];
    const visit = { visit: `${url} ${at}`, revision: 0, url, host: new URL(url).hostname };
    const arrival = { ...visit, title: '', at, ...(await packPage(record)) };
    expect(await storePage(db, arrival, () => null)).toBe('stored');
  }
  await companion.catchUp();
}

type Asked = Parameters<typeof answer>[1];
const say = (question: Asked, at: number) => answer(db, question, companion, at);
const give = (command: Parameters<typeof obey>[1], at: number) => obey(db, command, companion, at);
const correct = (page: string, typed: string, at: number) =>
  say({ type: 'label', page, side: 'out', reach: 'url', typed } satisfies Command, at);

/** All that is left of the person's words, in one text. */
const told = async () => {
  const { settings: _, ...words } = (await readSayings(db))!;
  return JSON.stringify([words, await db.rulings.toArray(), await db.sites.toArray()]);
};

const sitesNow = async () =>
  companion.parts.atlas
    .sitesOf([...museum, ...shop])
    .then((ids) => ids.map((id) => ids.indexOf(id)));

async function expectAsRebuilt(): Promise<void> {
  const { agrees } = await companion.verify();
  expect(agrees).toBe(true);
  const { derived } = await rebuildKnown(db, KNOWN_BOUNDS);
  const ids = [...museum, ...shop].map((url) => derived.web.siteAt(url));
  expect(await sitesNow()).toEqual(ids.map((id) => ids.indexOf(id)));
}

describe('forgetting the last hour', () => {
  it('forgets every word that was given in it, and no older one', async () => {
    await correct(MUSEUM, museum[1], 20);
    await say({ type: 'name-site', page: MUSEUM, name: 'Old name' }, 20);
    await say({ type: 'add-ontology', name: 'Old topics', text: 'art\n painting' }, 20);
    await correct(MUSEUM, museum[2], 100);
    await say({ type: 'name-site', page: MUSEUM, name: 'New name' }, 100);
    await say({ type: 'add-ontology', name: 'New topics', text: 'art\n drawing' }, 100);
    await companion.parts.answers.look(MUSEUM);
    await give({ type: 'forget-since', moment: 50 }, 101);

    const left = await told();
    expect(left).not.toMatch(/New|drawing|rooms/);
    expect(left).toMatch(/Old name.*Old topics/s);
    expect((await db.labels.toArray()).map(({ target }) => target)).toEqual([museum[1]]);
    expect((await companion.parts.atlas.sites()).map(({ name }) => name)).toContain('Old name');
  });

  it('forgets what was taken back in it, and leaves no date of it', async () => {
    await correct(MUSEUM, museum[1], 20);
    await say({ type: 'name-site', page: MUSEUM, name: 'Old name' }, 20);
    const ruled = await say({ type: 'join-sites', page: MUSEUM, other: SHOP }, 20);
    const [label] = await db.labels.toArray();
    const [name] = await db.names.toArray();
    await say({ type: 'withdraw-label', id: label.id }, 100);
    await say({ type: 'withdraw-names', ids: [name.id] }, 100);
    await say({ type: 'withdraw-ruling', id: (ruled as { id: number }).id }, 100);
    await give({ type: 'forget-since', moment: 50 }, 101);

    expect(await db.labels.count()).toBe(0);
    expect(await db.names.count()).toBe(0);
    expect(await db.rulings.count()).toBe(0);
    await expectAsRebuilt();
  });

  it('unmakes the sites that were made by a word of that hour', async () => {
    const before = await sitesNow();
    await say({ type: 'join-sites', page: MUSEUM, other: SHOP }, 100);
    await say({ type: 'part-site', page: MUSEUM, place: `${MUSEUM}press/` }, 100);
    expect(await sitesNow()).not.toEqual(before);
    await give({ type: 'forget-since', moment: 50 }, 101);

    expect(await db.rulings.count()).toBe(0);
    expect(await sitesNow()).toEqual(before);
    await expectAsRebuilt();
    companion = companionOn(db); // as after a crash
    expect(await sitesNow()).toEqual(before);
  });

  it('goes on with that where a companion died over it', async () => {
    const before = await sitesNow();
    await say({ type: 'part-site', page: MUSEUM, place: `${MUSEUM}press/` }, 100);
    const died = { ...companion, catchUp: () => Promise.reject(new Error('died')) };
    await expect(obey(db, { type: 'forget-since', moment: 50 }, died, 101)).rejects.toThrow('died');
    expect(JSON.stringify(await readSayings(db))).not.toContain('press');
    expect(await companion.parts.rulings.history(MUSEUM)).toEqual([]);

    companion = companionOn(db);
    await companion.catchUp();
    expect(await db.rulings.count()).toBe(0);
    expect(await sitesNow()).toEqual(before);
  });

  it('leaves the lists of hosts as they are', async () => {
    await give({ type: 'never-host', host: 'a.example' }, 100);
    await give({ type: 'forget-since', moment: 50 }, 101);
    expect((await db.settings.get('settings'))?.never).toEqual(['a.example']);
  });
});

describe('when pages grow too old', () => {
  const keepSome = (now: number) => give({ type: 'keep-days', days: 7 }, now);

  it('what was said of a site that is still visited stays, on another of its pages', async () => {
    await correct(MUSEUM, museum[5], 20);
    await say({ type: 'name-site', page: MUSEUM, name: 'Ours' }, 20);
    await say({ type: 'join-sites', page: MUSEUM, other: SHOP }, 20);
    await open(museum.slice(3), 9 * DAY);
    await open(shop.slice(1), 9 * DAY);
    await keepSome(10 * DAY);

    expect((await db.pages.toArray()).map(({ url }) => url)).not.toContain(MUSEUM);
    const row = (await companion.parts.atlas.sites()).find(({ name }) => name === 'Ours');
    expect(row?.hosts.length).toBe(2);
    expect(await companion.parts.answers.history(museum[4])).toHaveLength(1);
    const boundary = await companion.parts.answers.explain(museum[4], museum[5]);
    expect(JSON.stringify(boundary)).toContain('"out"');
    companion = companionOn(db);
    expect(
      (await companion.parts.atlas.sites()).find(({ name }) => name === 'Ours')?.hosts.length,
    ).toBe(2);
  });

  it('what was said of a site without pages goes', async () => {
    await correct(SHOP, shop[1], 20);
    await say({ type: 'name-site', page: SHOP, name: 'Gone' }, 20);
    await say({ type: 'part-site', page: MUSEUM, place: `${MUSEUM}press/` }, 20);
    await say({ type: 'name-site', page: MUSEUM, name: 'Ours' }, 20);
    await open(museum.slice(0, 4), 9 * DAY);
    await keepSome(10 * DAY);

    expect(await told()).not.toMatch(/Gone|shop|press/);
    expect(await told()).toContain('Ours');
  });

  it('a word that was brought back without its pages waits for them', async () => {
    await say({ type: 'name-site', page: 'https://lost.example/', name: 'Lost' }, 20);
    await keepSome(10 * DAY);
    expect(await told()).toContain('Lost');
  });
});
