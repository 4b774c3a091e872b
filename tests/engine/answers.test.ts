import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { Answers } from '../../lib/engine/answers.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { deleteEverything, forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { addLabel, withdrawLabel } from '../../lib/store/labels.ts';
import { addName } from '../../lib/store/names.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const MUSEUM = 'https://museum.example/';
const museum = ['', 'a', 'b', 'c', 'd', 'e'].map((path) => MUSEUM + path);
const SECRET = 'https://secret.example/';

let db = freshDatabase();
let generations = 0;
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

const drain = async (work: CatchUp) => {
  while ((await work.step()) > 0);
};

async function open(url: string, at: number): Promise<void> {
  const targets = url === museum[5] ? [...museum, SECRET] : museum;
  const about = { visit: url, revision: 0, url, host: 'museum.example', title: '', at };
  await storePage(db, { ...about, ...(await packPage(recordOf(url, targets))) }, () => null);
}

/** Looks at the museum; `happens` once its boundary is computed, before it is written. */
async function lookWhile(happens: (work: CatchUp) => Promise<unknown>): Promise<void> {
  for (const [i, url] of museum.entries()) await open(url, i);
  const work = new CatchUp(db, () => String(++generations));
  await drain(work);
  await addName(db, museum[0], 'Secret name', 2000);
  const label = { site: museum[0], side: 'in', reach: 'url', withdrawnAt: null } as const;
  await addLabel(db, { ...label, target: `${MUSEUM}label`, at: 2000 });
  const take = work.turns.take.bind(work.turns);
  work.turns.take = async (asked) => {
    const answer = await take(asked);
    work.turns.take = take;
    await happens(work);
    return answer;
  };
  await new Answers(db, work).look(museum[1]);
}

const stored = async () =>
  JSON.stringify([await db.sites.toArray(), await db.boundaries.toArray()]);

describe('what is kept of a site that somebody looked at', () => {
  it('tells its name and its addresses', async () => {
    await lookWhile(async () => {});
    for (const told of ['Secret name', SECRET]) expect(await stored()).toContain(told);
  });

  it('is still written while other pages are taken in', async () => {
    await lookWhile(async (work) => {
      await open(`${MUSEUM}new`, 9);
      await drain(work);
    });
    expect(await stored()).toContain('Secret name');
  });

  it.each<[string, (work: CatchUp) => Promise<unknown>]>([
    ['what was said', () => forgetSince(db, 1500)],
    ['a correction', () => db.labels.clear()],
    [
      'a page, taken out by then',
      async (work) => {
        await forgetPagesAt(db, [museum[5]]);
        await drain(work);
      },
    ],
    [
      'most pages, all begun anew by then',
      async (work) => {
        await forgetPagesAt(db, museum.slice(1));
        await drain(work);
      },
    ],
    [
      'everything, and all agreed to again',
      async () => {
        await deleteEverything(db);
        await changeSettings(db, (settings) => ({ ...settings, agreedAt: 3000 }));
      },
    ],
  ])('is nothing of what was forgotten meanwhile: %s', async (_, forget) => {
    await lookWhile(forget);
    expect(await stored()).toBe('[[],[]]');
  });

  it('is nothing by a correction that was taken back meanwhile', async () => {
    await lookWhile(async () => withdrawLabel(db, (await db.labels.toArray())[0].id, 3000));
    expect(await stored()).toBe('[[],[]]');
  });
});
