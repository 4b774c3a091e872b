import 'fake-indexeddb/auto';
import { expose } from 'comlink';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { helperBehind } from '../../lib/background/helper-behind.ts';
import { CompanionDoor } from '../../lib/engine/companion-door.ts';
import { isAsked } from '../../lib/messages.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { commands } from '../every-message.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';

const PAGE = 'https://museum.example/';
const db = freshDatabase();
const companion = companionOn(db);
const { port1, port2 } = new MessageChannel();
const host = {
  connect: async () => port1,
  discard: async () => {},
  end: async () => {},
  isCurrent: async () => true,
};
/** Here the companion is in the same thread, which is busy while it reads WordNet. */
const FOR_EVER = 3_600_000;
const door = new CompanionDoor(host, FOR_EVER, FOR_EVER);
const helper = helperBehind(door);
const asked = Object.values(commands(PAGE, 'museum.example')).filter(isAsked);

beforeAll(async () => {
  expose({ ...companion, ping: () => true }, port2);
  const record = recordOf(PAGE, [`${PAGE}a`]);
  const visit = { visit: 'v', revision: 0, url: PAGE, host: 'museum.example', title: '', at: 1 };
  await storePage(db, { ...visit, ...(await packPage(record)) }, () => null);
  await helper.catchUp();
});
afterAll(async () => {
  port1.close();
  port2.close();
  await db.delete();
});

it.each(asked)('$type is answered alike before the door and behind it', async (one) => {
  expect(await helper.ask(one, 5)).toEqual(await companion.ask(one, 5));
});

it('labels, topics and pages of a site are told behind the door', async () => {
  const typed = [{ side: 'out', reach: 'host', typed: 'shop.example' }] as const;
  expect(await helper.check(PAGE, [...typed], 5)).toMatchObject([{ target: 'shop.example' }]);
  expect(await helper.check(PAGE, [{ ...typed[0], typed: '' }], 5)).toMatchObject({
    refused: 'nothing',
  });
  expect(await helper.checkOntology('art\n painting')).toEqual({ topics: 2 });
  expect(await helper.pagesOf(PAGE)).toEqual([PAGE]);
  expect(await helper.verify()).toMatchObject({ agrees: true, pages: 1 });
});
