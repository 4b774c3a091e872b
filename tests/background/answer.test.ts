import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, answer } from '../../lib/background/answer.ts';
import type { Helper } from '../../lib/engine/helper.ts';
import type { CommandReply } from '../../lib/messages.ts';
import { forgetHost } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { membershipsOf } from '../../lib/store/sites.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';

const MUSEUM = 'https://museum.example/';
const SHOP = 'https://shop.example/';
const museum = ['', 'rooms/a', 'rooms/b', 'rooms/c', 'visit'].map((path) => MUSEUM + path);
const shop = ['', 'cups', 'plates', 'terms'].map((path) => SHOP + path);
const linked = [`${MUSEUM}rooms/d`, `${MUSEUM}rooms/e`];

let db = freshDatabase();
let companion: Helper;
let now = 0;
const give = (question: Answered): Promise<CommandReply> => answer(db, question, companion, ++now);

async function open(url: string, targets: string[], style: string): Promise<void> {
  const record = recordOf(url, targets);
  record.features.resources = [style];
  const packed = await packPage(record);
  const host = new URL(url).hostname;
  await storePage(
    db,
    { visit: url, revision: 0, url, host, title: '', at: ++now, ...packed },
    () => null,
  );
}

beforeEach(async () => {
  companion = companionOn(db);
  for (const url of museum) await open(url, [...museum, ...linked, SHOP], `${MUSEUM}m.css`);
  for (const url of shop) await open(url, [...shop, `${SHOP}bowls`], `${SHOP}s.css`);
  await companion.catchUp();
});
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

const sides = async (site: number) =>
  new Map((await membershipsOf(db, site)).map(({ url, side }) => [url, side]));

describe('what the person asks about a site', () => {
  it('its boundary is in the store once it was looked at', async () => {
    const reply = await give({ type: 'look', page: museum[1] });
    expect(reply).toMatchObject({ type: 'site' });
    const { site } = reply as { site: number };

    const found = await sides(site);
    for (const url of [...museum, ...linked]) expect(found.get(url), url).toBe('in');
    expect(found.get(SHOP)).toBe('out');
    expect(await db.sites.get(site)).toMatchObject({ opened: museum.length, known: linked.length });
    expect(await give({ type: 'look', page: shop[1] })).not.toEqual(reply);
  });

  it('a page that was not recorded has no site', async () => {
    expect(await give({ type: 'look', page: linked[0] })).toEqual({ type: 'site', site: null });
    const reply = await give({ type: 'explain', page: linked[0], typed: MUSEUM });
    expect(reply).toMatchObject({ type: 'error', message: /was not recorded/ });
  });

  it('why an address is in, also one nobody ever linked to', async () => {
    const known = await give({ type: 'explain', page: MUSEUM, typed: linked[0] });
    expect(known).toMatchObject({ evidence: { known: true, opened: false, side: 'in' } });
    const { terms } = (known as Extract<CommandReply, { type: 'evidence' }>).evidence;
    const links = terms.find(({ kind }) => kind === 'links-from-inside');
    expect(links).toMatchObject({ count: museum.length, of: museum.length });

    const typed = await give({ type: 'explain', page: MUSEUM, typed: 'museum.example/rooms/zzz' });
    expect(typed).toMatchObject({
      evidence: { url: `${MUSEUM}rooms/zzz`, known: false, side: 'in' },
    });
    expect(await give({ type: 'explain', page: MUSEUM, typed: 'a b' })).toMatchObject({
      type: 'error',
    });
  });

  it('why many addresses are in, each as if asked alone', async () => {
    const addresses = [...linked, museum[1], SHOP];
    const { evidences } = (await give({
      type: 'explain-many',
      page: MUSEUM,
      addresses,
    })) as Extract<CommandReply, { type: 'evidences' }>;
    for (const [i, typed] of addresses.entries()) {
      expect(await give({ type: 'explain', page: MUSEUM, typed })).toEqual({
        type: 'evidence',
        evidence: evidences[i],
      });
    }
  });

  it('the scope in one rule', async () => {
    const reply = await give({ type: 'scope', page: MUSEUM });
    expect(reply).toMatchObject({ scope: { missed: 0, wrong: 0 } });
  });
});

type About = Answered extends infer C
  ? C extends { page: string }
    ? Omit<C, 'page'>
    : never
  : never;
const about = (command: About) => give({ ...command, page: MUSEUM } as Answered);

describe('corrections', () => {
  const wrong = { page: MUSEUM, side: 'out', reach: 'prefix', typed: `${MUSEUM}rooms/` } as const;

  it('are shown before they are made, hold, and can be taken back', async () => {
    const moves = await give({ type: 'preview-label', ...wrong });
    const moved = [...museum, ...linked].filter((url) => url.startsWith(wrong.typed));
    expect(moves).toMatchObject({ type: 'moves', toIn: [] });
    expect([...(moves as { toOut: string[] }).toOut].sort()).toEqual(moved.sort());

    const before = await give({ type: 'look', page: MUSEUM });
    const { site } = before as { site: number };
    expect((await sides(site)).get(linked[0])).toBe('in');

    const { id } = (await give({ type: 'label', ...wrong })) as { id: number };
    await give({ type: 'look', page: MUSEUM });
    for (const url of moved) expect((await sides(site)).get(url)).toBe('out');
    const why = await give({ type: 'explain', page: MUSEUM, typed: linked[0] });
    expect(why).toMatchObject({ evidence: { side: 'out' } });
    const { terms } = (why as Extract<CommandReply, { type: 'evidence' }>).evidence;
    expect(terms[0].kind).toBe('label');

    expect(await give({ type: 'withdraw-label', id })).toEqual({ type: 'done', pages: 1 });
    await give({ type: 'look', page: MUSEUM });
    expect((await sides(site)).get(linked[0])).toBe('in');
    expect(await give({ type: 'label-history', page: museum[2] })).toMatchObject({
      labels: [{ id, target: wrong.typed, withdrawnAt: expect.any(Number) }],
    });
  });

  it('bring in what the site never linked to', async () => {
    await give({ type: 'label', page: MUSEUM, side: 'in', reach: 'host', typed: 'shop.example' });
    const { site } = (await give({ type: 'look', page: MUSEUM })) as { site: number };
    expect((await sides(site)).get(`${SHOP}bowls`)).toBe('in');
  });

  it('of a selection are one: seen, made and taken back together', async () => {
    const give = linked.map((typed) => ({ side: 'out', reach: 'url', typed }) as const);
    const moves = await about({ type: 'preview-correction', give, withdraw: [] });
    expect(moves).toEqual({ type: 'moves', toIn: [], toOut: linked });
    const { ids } = (await about({ type: 'correct', give, withdraw: [] })) as { ids: number[] };
    expect(ids).toHaveLength(linked.length);
    expect(new Set((await db.labels.toArray()).map(({ at }) => at)).size).toBe(1);

    const { site } = (await about({ type: 'look' })) as { site: number };
    for (const url of linked) expect((await sides(site)).get(url)).toBe('out');
    expect(await about({ type: 'preview-correction', give: [], withdraw: ids })).toEqual({
      type: 'moves',
      toIn: linked,
      toOut: [],
    });
    await about({ type: 'correct', give: [], withdraw: ids });
    await about({ type: 'look' });
    for (const url of linked) expect((await sides(site)).get(url)).toBe('in');
  });

  it('of a selection are all refused if one of them must be', async () => {
    const give = [linked[0], 'two words'].map(
      (typed) => ({ side: 'out', reach: 'url', typed }) as const,
    );
    expect(await about({ type: 'correct', give, withdraw: [] })).toMatchObject({ type: 'error' });
    expect(await db.labels.count()).toBe(0);
  });

  it('of a whole public suffix are refused, with the reason', async () => {
    const typed = { page: MUSEUM, side: 'in', reach: 'host', typed: 'co.uk' } as const;
    expect(await give({ type: 'label', ...typed })).toMatchObject({ type: 'error' });
    expect(await db.labels.count()).toBe(0);
  });

  it('and what was forgotten is named in no boundary', async () => {
    await give({ type: 'look', page: MUSEUM });
    await forgetHost(db, 'museum.example');
    expect(await db.boundaries.count()).toBe(0);
    // Asked before the companion has taken the pages out of its memory.
    await give({ type: 'look', page: MUSEUM });
    expect(await db.boundaries.count()).toBe(0);
    await companion.catchUp();
    await give({ type: 'look', page: SHOP });
    expect(JSON.stringify(await db.boundaries.toArray())).not.toContain('museum');
    expect(JSON.stringify(await db.sites.toArray())).not.toContain('museum');
  });
});
