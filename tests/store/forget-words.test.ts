import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetHost, forgetPagesAt } from '../../lib/store/forget.ts';
import { addLabel, labelHistory } from '../../lib/store/labels.ts';
import { addName, nameHistory } from '../../lib/store/names.ts';
import { addRuling, rulingHistory } from '../../lib/store/rulings.ts';
import { freshDatabase } from './fresh-database.ts';

const BANK = 'https://my.bank.example/';
const SHOP = 'https://shop.example/';
let db = freshDatabase();
beforeEach(async () => {
  const label = { side: 'in', at: 1, withdrawnAt: null } as const;
  await addLabel(db, { ...label, site: BANK, reach: 'url', target: `${SHOP}a` });
  await addLabel(db, { ...label, site: SHOP, reach: 'host', target: 'my.bank.example:8443' });
  await addLabel(db, { ...label, site: SHOP, reach: 'prefix', target: `${SHOP}a/` });
  await addName(db, BANK, 'My bank', 1);
  await addName(db, SHOP, 'My shop', 1);
  const ruling = { at: 1, withdrawnAt: null };
  await addRuling(db, { ...ruling, kind: 'together', one: SHOP, other: BANK });
  await addRuling(db, { ...ruling, kind: 'apart', one: SHOP, place: `${BANK}x/`, moved: [] });
  await addRuling(db, { ...ruling, kind: 'apart', one: SHOP, place: `${SHOP}x/`, moved: [] });
});
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function left(): Promise<string[]> {
  const said = [await labelHistory(db), await nameHistory(db), await rulingHistory(db)];
  return said.flat().map((one) => JSON.stringify(one));
}

it('a forgotten host is in nothing the person said any more', async () => {
  await forgetHost(db, 'bank.example');

  expect((await left()).filter((text) => text.includes('bank'))).toEqual([]);
  expect(await left()).toHaveLength(3);
});

it('what was said by forgotten pages goes with them, and nothing else', async () => {
  await forgetPagesAt(db, [BANK]);

  expect(await left()).toHaveLength(5);
  expect((await nameHistory(db)).map(({ name }) => name)).toEqual(['My shop']);
});
