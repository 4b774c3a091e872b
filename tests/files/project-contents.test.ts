import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectEntry } from '../../lib/export/project/project.ts';
import { writeProject } from '../../lib/export/project/write-project.ts';
import { checkedProject, importProject } from '../../lib/files/import-project.ts';
import { projectContents, projectCounts } from '../../lib/files/project-contents.ts';
import type { Database } from '../../lib/store/database.ts';
import { labelHistory } from '../../lib/store/labels.ts';
import { nameHistory } from '../../lib/store/names.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { OwnPages } from '../../lib/view/own-pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const dated = { at: 7, withdrawnAt: null };
const visitOf = (n: number) => ({ visit: n.toString(16).padStart(32, '0'), revision: 0, at: n });
const page = (url: string, n = 1): ProjectEntry => ({
  page: { record: recordOf(url, []), visits: [visitOf(2 * n), visitOf(2 * n + 1)] },
});
const label = (site: string, target = 'shop.example'): ProjectEntry => ({
  label: { id: 1, site, side: 'in', reach: 'host', target, ...dated },
});
const name = (of: string): ProjectEntry => ({ name: { page: of, name: 'Mine', ...dated } });
const join = (one: string, other: string): ProjectEntry => ({
  ruling: { kind: 'together', one, other, ...dated },
});
const part = (one: string, place: string): ProjectEntry => ({
  ruling: { kind: 'apart', one, place, ...dated },
});
const topics: ProjectEntry = { topics: { name: 'Sea', text: 'harbour\n', inUse: true } };

async function fileOf(entries: ProjectEntry[]): Promise<string> {
  const head = { name: 'Two pages', madeAt: 5, algorithm: 2, parameters: {} };
  let file = '';
  for await (const line of writeProject(head, entries)) file += line;
  return file;
}

const OWN = ['http://own.example/a/1', 'http://own.example/b/2'];
const THEIRS = 'http://bank.example/home';
const HOSTILE = [
  label(THEIRS),
  name(THEIRS),
  join(THEIRS, 'http://other.example/'),
  join(OWN[0], THEIRS),
  join(THEIRS, OWN[0]),
  part(THEIRS, 'http://bank.example/home/'),
  part(OWN[0], 'http://bank.example/'),
  part(OWN[0], 'http://own.example/c/'),
];
const HONEST = [
  label(OWN[0]),
  name(OWN[1]),
  join(OWN[0], OWN[1]),
  part(OWN[1], 'http://own.example/a/'),
  topics,
];

let db: Database;
beforeEach(async () => {
  db = freshDatabase();
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
});
afterEach(() => db.delete());

describe('a project file with two pages', () => {
  it('says nothing of sites it has no pages of, wherever that stands in it', async () => {
    const pages = OWN.map(page);
    for (const entries of [
      [...HOSTILE, ...HONEST, ...pages],
      [...pages, ...HONEST, ...HOSTILE],
    ]) {
      const file = await fileOf(entries);
      const imported = await importProject(db, () => [file], 10);

      expect((await labelHistory(db)).map(({ site }) => site)).toEqual([OWN[0]]);
      expect((await nameHistory(db)).map(({ page }) => page)).toEqual([OWN[1]]);
      expect(imported.said.rulings).toHaveLength(2);
      expect(imported.said.topics).toHaveLength(1);
      expect(imported.leftOut).toBe(HOSTILE.length);
    }
  });

  it('is counted before anything is written', async () => {
    const file = await fileOf([...HOSTILE, ...HONEST, ...OWN.map(page)]);
    const contents = await checkedProject(db, [file], 10);

    expect(projectCounts(contents)).toEqual({
      ...{ pages: 2, visits: 4, refused: 0, leftOut: HOSTILE.length },
      ...{ labels: 1, names: 1, rulings: 2, topics: 1 },
    });
    for (const table of db.tables.filter(({ name }) => name !== 'settings'))
      expect([table.name, await table.count()]).toEqual([table.name, 0]);
  });

  it('says nothing by pages that may not be stored', async () => {
    await changeSettings(db, (settings) => ({ ...settings, never: ['own.example'] }));
    const file = await fileOf([...HONEST, ...OWN.map(page)]);
    const imported = await importProject(db, () => [file], 10);

    expect(imported).toMatchObject({ pages: 0, refused: 2, labels: 0, leftOut: 4 });
    expect([await db.labels.count(), await db.names.count()]).toEqual([0, 0]);
    expect(imported.said.rulings).toEqual([]);
  });
});

it('whatever a file says, all that is left of it is about its own pages', async () => {
  const url = fc.constantFrom(...OWN, THEIRS, 'https://own.example/a/1', 'http://own.example/');
  const place = fc.constantFrom('http://own.example/a/', 'https://own.example/', `${THEIRS}/`);
  const entry = fc.oneof(
    url.map((at) => page(at)),
    url.map((at) => label(at)),
    url.map(name),
    fc.tuple(url, url).map(([one, other]) => join(one, other)),
    fc.tuple(url, place).map(([one, where]) => part(one, where)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 20 }), async (entries) => {
      const own = entries.flatMap((one) => ('page' in one ? one.page.record.url : []));
      const isOwn = (at: string) => own.includes(at);
      const all = await projectContents([await fileOf(entries)], () => true);

      expect(all.labels.every(({ site }) => isOwn(site))).toBe(true);
      expect(all.names.every(({ page: at }) => isOwn(at))).toBe(true);
      for (const ruling of all.rulings) {
        expect(isOwn(ruling.one)).toBe(true);
        if (ruling.kind === 'together') expect(isOwn(ruling.other)).toBe(true);
        else {
          const bare = (at: string) => at.replace(/^https?:/, '');
          expect(own.some((at) => bare(at).startsWith(bare(ruling.place)))).toBe(true);
        }
      }
      const said = all.labels.length + all.names.length + all.rulings.length;
      expect(all.pages + said + all.leftOut).toBe(entries.length);
    }),
    { numRuns: 300 },
  );
});

it('more words than anybody says are refused', async () => {
  const file = await fileOf(Array.from({ length: 101 }, () => topics));
  await expect(projectContents([file], () => true)).rejects.toMatchObject({ why: 'large' });
});

it('of more pages than are remembered, those that were spoken of before are known', () => {
  const pages = new OwnPages();
  const long = (n: number) => `http://a.example/${n}/${'x'.repeat(2000)}`;
  const asked = [long(30_000), 'http://a.example/29999/'];
  pages.awaited(null, ...asked);
  for (let n = 0; n <= 30_000; n++) pages.add(long(n));

  expect([0, 20_000, 30_000].map((n) => pages.has(long(n)))).toEqual([true, false, true]);
  const hasWithin = pages.hasWithin();
  expect(hasWithin(asked[1])).toBe(true);
  expect(hasWithin('http://a.example/20000/')).toBe(false);
});
