import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CopyKeeper } from '../../lib/background/copy-keeper.ts';
import { Orders } from '../../lib/background/orders.ts';
import { receive } from '../../lib/background/receive.ts';
import { type Command, isDeskOrder } from '../../lib/messages.ts';
import { isBlank } from '../../lib/store/sayings.ts';
import { patience, timeLeft, times } from '../e2e/harness/scale.ts';
import { commands } from '../every-message.ts';
import { recordOf } from '../records.ts';
import { blankDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';
import { fileInMemory } from './file-in-memory.ts';

type Given = Parameters<Orders['give']>[0];
const PAGE = 'https://museum.example/';
const every: Record<string, Command> = commands(PAGE, 'museum.example');
/** A verification writes down how far it is by itself, in the worker; here there is none. */
const kinds = Object.keys(every).filter((type) => !isDeskOrder(every[type]) && type !== 'verify');
const turns = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((resume) => setImmediate(resume));
};

function ambit() {
  const db = blankDatabase();
  const copy = fileInMemory();
  const keeper = new CopyKeeper(db, copy, () => 1);
  const ended: string[] = [];
  const around = {
    db,
    keeper,
    companion: companionOn(db),
    now: () => 5,
    ready: () => keeper.ready(),
    standDown: async () => void ended.push('ended'),
    carriedOut: async () => {},
  };
  const orders = new Orders(around);
  const give = (type: string) => orders.give(every[type] as Given);
  const record = (visit: string) => {
    const from = { trust: 'recorder', url: PAGE, tab: 1, privateWindow: false } as const;
    const page = { type: 'page', visit, revision: 0, record: recordOf(PAGE, [`${PAGE}a`]) };
    return receive(db, page, { ...from, redirectedFrom: '' }, 5);
  };
  const left = async () => {
    const counts = await Promise.all(
      db.tables.map(async (table) => [table.name, await table.count()]),
    );
    return { ...Object.fromEntries(counts.filter(([, n]) => n !== 0)), ...(copy.text && { copy }) };
  };
  return { db, copy, give, record, left, ended };
}

describe('orders', () => {
  it(
    'that come with a deletion of everything leave nothing, whatever they are and whenever',
    async () => {
      const visit = fc
        .integer({ min: 0, max: 2 ** 31 })
        .map((n) => n.toString(16).padStart(32, '0'));
      const one = fc.record({
        type: fc.constantFrom('record', ...kinds),
        after: fc.nat(30),
        visit,
      });
      await fc.assert(
        fc.asyncProperty(fc.array(one, { maxLength: 8 }), fc.nat(60), async (others, when) => {
          const { db, give, record, left } = ambit();
          await give('agree');
          await record('f'.repeat(32));
          await Promise.all(['label', 'name-site', 'add-ontology', 'never-host'].map(give));
          const deleted = turns(when).then(() => give('delete-everything'));
          let isDeleted = false;
          void deleted.then(() => {
            isDeleted = true;
          });
          const said = others.map(async ({ type, after, visit }) => {
            await turns(after * 2);
            if (type === 'agree' && after * 2 >= when) return; // then it is a new beginning
            await (type === 'record' ? record(visit) : give(type)).catch(() => {});
          });
          await Promise.all([deleted, ...said]);
          expect(isDeleted).toBe(true);
          expect(await left()).toEqual({});
          await db.delete();
        }),
        { numRuns: times(60, 2000), seed: 12, interruptAfterTimeLimit: timeLeft() },
      );
    },
    patience(60, 1800),
  );

  it('are carried out in the order they came; what is said after a deletion holds', async () => {
    const { db, copy, give, left, ended } = ambit();
    const given = ['agree', 'never-host', 'delete-everything', 'agree', 'pause', 'set-mode'];
    await Promise.all(given.map(give));

    expect(await db.settings.get('settings')).toMatchObject({ never: [], mode: 'chosen' });
    expect(copy.text).toContain('"mode":"chosen"');
    expect(ended).toHaveLength(3); // before each agreement that was a beginning, and the deletion
    expect(Object.keys(await left()).sort()).toEqual(['copy', 'settings']);
    await db.delete();
  });

  it('asked about before everything was deleted are not carried out after it', async () => {
    const { db, give } = ambit();
    await give('agree');
    const early = expect(give('label')).rejects.toMatchObject({ name: 'NotAgreed' });
    await Promise.all([give('delete-everything'), give('agree')]);
    await early;

    expect(await db.labels.count()).toBe(0);
    await db.delete();
  });

  it('are refused before the person agrees', async () => {
    const { db, give, left } = ambit();
    for (const type of ['pause', 'never-host', 'label', 'name-site', 'add-ontology', 'keep-days'])
      await expect(give(type)).rejects.toMatchObject({ name: 'NotAgreed' });
    expect(await isBlank(db)).toBe(true);
    expect(await left()).toEqual({});
    await db.delete();
  });
});
