import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, answer, isAnswered } from '../../lib/background/answer.ts';
import { obey } from '../../lib/background/obey.ts';
import type { Helper } from '../../lib/engine/helper.ts';
import {
  type Command,
  type CommandReply,
  type OrderType,
  parseCommand,
} from '../../lib/messages.ts';
import type { KnownSite } from '../../lib/model/known-site.ts';
import { forgetHost } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';

const MUSEUM = 'https://museum.example/';
const SHOP = 'https://shop.example/';
const museum = ['', 'rooms/a', 'rooms/b', 'rooms/c', 'visit'].map((path) => MUSEUM + path);
const shop = ['', 'cups', 'plates', 'terms'].map((path) => SHOP + path);

let db = freshDatabase();
let companion: Helper;
let now = 0;
const give = (command: Answered | Command<OrderType>): Promise<CommandReply> =>
  isAnswered(command) ? answer(db, command, companion, ++now) : obey(db, command, companion, ++now);

async function open(url: string, targets: string[], style: string, visit = url): Promise<void> {
  const record = recordOf(url, targets, `${style} | ${url}`);
  record.features.resources = [`https://${style}.example/s.css`];
  const packed = await packPage(record);
  const host = new URL(url).hostname;
  const arrival = { visit, revision: 0, url, host, title: record.title, at: ++now, ...packed };
  await storePage(db, arrival, () => null);
}

async function sites(): Promise<KnownSite[]> {
  const reply = await give({ type: 'sites' });
  return (reply as Extract<CommandReply, { type: 'sites' }>).sites;
}

beforeEach(async () => {
  now = 0;
  companion = companionOn(db);
  for (const url of museum) await open(url, [...museum, SHOP], 'Museum');
  for (const url of shop) await open(url, [...shop, `${SHOP}bowls`], 'Shop');
  await open(museum[1], [...museum, SHOP], 'Museum', 'again');
  await companion.catchUp();
});
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

describe('the list of all sites', () => {
  it('tells pages, hosts, times and growth of each, without a boundary', async () => {
    const [first, second] = await sites();

    expect(first).toMatchObject({
      page: museum[0],
      name: 'Museum',
      named: false,
      opened: 5,
      hosts: ['museum.example'],
      firstSeen: 1,
      lastSeen: 10,
      days: [[0, 5]],
      boundary: null,
    });
    expect(second).toMatchObject({ page: shop[0], name: 'Shop', opened: 4, lastSeen: 9 });
    expect(await db.sites.count()).toBe(0);
  });

  it('leaves out a site whose pages were just forgotten', async () => {
    await forgetHost(db, 'shop.example');

    expect((await sites()).map(({ name }) => name)).toEqual(['Museum']);
  });

  it('tells what the store has of a boundary', async () => {
    await give({ type: 'look', page: shop[0] });

    expect((await sites())[1].boundary).toEqual({ known: 1, unsure: expect.any(Number) });
  });
});

it('tells which site an opened page is of', async () => {
  const [first, second] = await sites();

  expect(await give({ type: 'sites-of', pages: [shop[1], `${SHOP}bowls`, museum[2]] })).toEqual({
    type: 'sites-of',
    sites: [second.id, null, first.id],
  });
});

it('tells the first words of each site, none of a page that was not opened', async () => {
  const guide = recordOf('https://guide.example/', museum);
  const said = ['harbour', 'lighthouse', 'whales', 'schooner', 'anchors'];
  guide.links = guide.links.map((link, i) => ({ ...link, text: `${said[i]} lantern` }));
  const arrival = { visit: 'guide', revision: 0, url: guide.url, host: 'guide.example', title: '' };
  await storePage(db, { ...arrival, at: ++now, ...(await packPage(guide)) }, () => null);
  await companion.catchUp();
  const reply = await give({ type: 'site-words', pages: [museum[0], `${SHOP}bowls`] });
  const { words } = reply as Extract<CommandReply, { type: 'site-words' }>;

  expect(words![0]).toHaveLength(4);
  expect(words![0].join(' ')).toContain('lantern');
  expect(words![1]).toEqual([]);
});

describe('the map', () => {
  it('of an opened page’s site names its neighbour by its opened page', async () => {
    const reply = await give({ type: 'map', page: museum[2] });
    const { map } = reply as Extract<CommandReply, { type: 'map' }>;

    expect(map.name).toBe('Museum');
    expect(map.nodes).toContainEqual(
      expect.objectContaining({ kind: 'site', name: 'Shop', page: shop[0] }),
    );
    expect(await give({ type: 'map', page: `${SHOP}bowls` })).toMatchObject({ type: 'error' });
  });
});

describe('a name given by the person', () => {
  const nameOf = async () => {
    await give({ type: 'look', page: museum[3] });
    return (await db.sites.toArray()).map(({ name }) => name);
  };

  it('is what the site is called everywhere, also after a restart', async () => {
    expect(await nameOf()).toEqual(['Museum']);
    await give({ type: 'name-site', page: museum[1], name: 'Tides' });
    expect(await nameOf()).toEqual(['Tides']);
    companion = companionOn(db);
    expect(await nameOf()).toEqual(['Tides']);
    expect((await sites())[0]).toMatchObject({ name: 'Tides', named: true });
    expect(await give({ type: 'map', page: museum[2] })).toMatchObject({ map: { name: 'Tides' } });
  });

  it('can be taken back, each for itself, and stays in the history', async () => {
    const first = await give({ type: 'name-site', page: museum[1], name: 'Tides' });
    const second = await give({ type: 'name-site', page: museum[2], name: 'Harbour' });
    expect(await nameOf()).toEqual(['Harbour']);
    await give({ type: 'withdraw-names', ids: [(second as { id: number }).id] });
    expect(await nameOf()).toEqual(['Tides']);
    await give({ type: 'withdraw-names', ids: [(first as { id: number }).id] });
    expect(await nameOf()).toEqual(['Museum']);
    const history = await give({ type: 'name-history', page: museum[0] });
    expect(history).toMatchObject({ names: [{ name: 'Tides' }, { name: 'Harbour' }] });
  });

  it('ordered twice is one name', async () => {
    const one = await give({ type: 'name-site', page: museum[1], name: 'Tides' });
    expect(await give({ type: 'name-site', page: museum[1], name: 'Tides' })).toEqual(one);
  });

  it.each(['', '   ', 'x'.repeat(81)])('must say something, and be short: %j', (name) => {
    expect(parseCommand({ type: 'name-site', page: MUSEUM, name })).toBeNull();
  });
});

describe('forgetting a site', () => {
  it('deletes all its pages, waiting ones too, its name, and no other page', async () => {
    await give({ type: 'name-site', page: museum[1], name: 'Tides' });
    await give({ type: 'name-site', page: shop[1], name: 'Pots' });
    await open(`${MUSEUM}rooms/late`, museum, 'Museum');

    expect(await give({ type: 'forget-site', page: museum[4] })).toEqual({
      type: 'done',
      pages: 6,
    });
    expect((await db.pages.toArray()).map(({ url }) => url)).toEqual(shop);
    expect(await db.visits.count()).toBe(shop.length);
    expect(await sites()).toMatchObject([{ name: 'Pots' }]);
    expect(await db.names.count()).toBe(1);
    expect(await companion.verify()).toMatchObject({ agrees: true, pages: shop.length });
  });

  it('that was never opened deletes nothing', async () => {
    const reply = await give({ type: 'forget-site', page: 'https://elsewhere.example/' });

    expect(reply).toEqual({ type: 'done', pages: 0 });
    expect(await db.pages.count()).toBe(museum.length + shop.length);
  });
});

describe('what is said of whole sites', () => {
  const names = async () => (await sites()).map(({ name, opened }) => [name, opened]);

  it('makes one of two, tells so, and takes it back', async () => {
    const ruled = await give({ type: 'join-sites', page: museum[1], other: shop[1] });
    await give({ type: 'look', page: shop[0] });

    expect(ruled).toMatchObject({ type: 'ruled' });
    expect(await names()).toEqual([['Museum', 9]]);
    expect(await give({ type: 'rulings', page: shop[2] })).toMatchObject({
      rulings: [{ kind: 'together', one: museum[1], other: shop[1], withdrawnAt: null }],
    });
    const { id } = ruled as { id: number };
    expect(await give({ type: 'withdraw-ruling', id })).toEqual({ type: 'done', pages: 1 });
    expect(await names()).toEqual([
      ['Museum', 5],
      ['Shop', 4],
    ]);
  });

  it('makes a site of a directory', async () => {
    await give({ type: 'part-site', page: museum[0], place: `${MUSEUM}rooms/` });

    expect((await names()).map(([, opened]) => opened)).toEqual([2, 4, 3]);
    expect(await give({ type: 'rulings', page: museum[1] })).toMatchObject({
      rulings: [{ kind: 'apart', place: `${MUSEUM}rooms/` }],
    });
  });

  it('is refused in words', async () => {
    expect(await give({ type: 'join-sites', page: museum[0], other: museum[1] })).toEqual({
      type: 'error',
      message: 'These are one site already.',
    });
    expect(await give({ type: 'part-site', page: museum[0], place: MUSEUM })).toMatchObject({
      message: expect.stringContaining('nothing would be left'),
    });
  });
});
