import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetHost, forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { addLabel, labelHistory } from '../../lib/store/labels.ts';
import { addName, nameHistory } from '../../lib/store/names.ts';
import { addRuling, rulingHistory } from '../../lib/store/rulings.ts';
import { endTask, startTask } from '../../lib/store/tasks.ts';
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
  await addRuling(db, { ...ruling, kind: 'apart', one: SHOP, place: `${BANK}x/` });
  await addRuling(db, { ...ruling, kind: 'apart', one: SHOP, place: `${SHOP}x/` });
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

it.each([
  ['a host', () => forgetHost(db, 'bank.example')],
  ['pages', () => forgetPagesAt(db, [BANK])],
  ['the last hour', () => forgetSince(db, 1)],
])(
  'how work on files ended is not told after %s was forgotten; work goes on',
  async (_, forget) => {
    await db.visits.add({ visit: 'v', seq: 1, revision: 0, at: 2 });
    const files = { lock: 'a', step: null, said: '' };
    const ended = await startTask(db, 'bring-in', 1, files);
    await endTask(
      db,
      (await db.tasks.get(ended))!,
      'done',
      `1 address is on another side: ${BANK}.`,
    );
    const running = await startTask(db, 'save', 1, files);

    await forget();

    expect((await db.tasks.toArray()).map(({ id }) => id)).toEqual([running]);
  },
);
