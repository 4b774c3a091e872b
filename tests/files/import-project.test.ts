import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { Answers } from '../../lib/engine/answers.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import { type ProjectEntry, ProjectRefused } from '../../lib/export/project/project.ts';
import { writeProject } from '../../lib/export/project/write-project.ts';
import { importProject } from '../../lib/files/import-project.ts';
import { UNDECIDED } from '../../lib/model/settings.ts';
import type { Database } from '../../lib/store/database.ts';
import { deleteEverything, forgetHost } from '../../lib/store/forget.ts';
import { addLabel, labelHistory, withdrawLabel } from '../../lib/store/labels.ts';
import { nameHistory } from '../../lib/store/names.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { allPageNumbers, storedPages } from '../../lib/store/stored-pages.ts';
import { DEMO_SITES, pageAt } from '../demo-web/web.ts';
import { harvestHtml } from '../harvest/harvest-html.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

let open: Database[] = [];
const database = (): Database => {
  open.push(freshDatabase());
  return open[open.length - 1];
};
afterEach(async () => {
  for (const db of open) await db.delete();
  open = [];
});

const SITES = DEMO_SITES.slice(0, 4);
const PAGE = SITES[0].pages[1];

async function agree(db: Database): Promise<void> {
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
}

/** Pages of some sites of the demo web, one of them opened twice, and two corrections. */
async function browsed(): Promise<Database> {
  const db = database();
  await agree(db);
  const urls = SITES.flatMap(({ pages }) => pages);
  for (const [n, url] of [...urls, urls[3]].entries()) {
    const record = await harvestHtml(pageAt(url).body, { url });
    const visit = n.toString(16).padStart(32, '0');
    const packed = await packPage(record);
    const { host } = new URL(url);
    await storePage(
      db,
      { visit, revision: 0, url: record.url, host, title: record.title, at: 1000 + n, ...packed },
      () => null,
    );
  }
  const label = { site: PAGE, side: 'out' as const, reach: 'url' as const, withdrawnAt: null };
  await addLabel(db, { ...label, target: SITES[0].pages[4], at: 7 });
  const second = await addLabel(db, { ...label, target: SITES[0].pages[5], at: 8 });
  await withdrawLabel(db, second, 9);
  return db;
}

async function* entriesOf(db: Database): AsyncGenerator<ProjectEntry> {
  for (const label of await labelHistory(db)) yield { label };
  for await (const page of storedPages(db, await allPageNumbers(db))) yield { page };
}

async function savedFrom(db: Database): Promise<string> {
  const head = { name: 'Harbour Museum', madeAt: 5, algorithm: 2, parameters: {} };
  let file = '';
  for await (const line of writeProject(head, entriesOf(db))) file += line;
  return file;
}

/** Its lines as values, but for the last, whose checksum depends on the order of keys. */
const entriesIn = (file: string): unknown[] =>
  file
    .split('\n')
    .slice(0, -2)
    .map((line) => JSON.parse(line));

/** All that is derived, in words that do not depend on the numbers pages happen to have. */
async function derived(db: Database) {
  const work = new CatchUp(db, () => crypto.randomUUID());
  while ((await work.step()) > 0);
  const answers = new Answers(db, work);
  const looked = await answers.look(PAGE);
  const { web } = await work.known();
  const { generation: _, labelled: __, ...row } = looked!;
  return {
    row,
    boundary: await db.boundaries.toArray(),
    evidence: await answers.explain(PAGE, SITES[0].pages[7]),
    scope: await answers.scope(PAGE),
    sites: new Map(SITES.flatMap(({ pages }) => pages).map((url) => [url, web.siteAt(url)])),
    labels: (await labelHistory(db)).map(({ id: _, ...label }) => label),
    hashes: [web.graph.hash, web.sites.hash],
    agrees: (await verifyKnown(db)).agrees,
    visits: (await db.visits.toArray()).map(({ visit, at }) => [visit, at]),
    contents: (await db.pages.orderBy('seq').toArray()).map(({ hash }) => hash),
  };
}

describe('a project taken into an empty Ambit', () => {
  it('gives the same sites, boundary, corrections and evidence, to the hash', async () => {
    const db = await browsed();
    const file = await savedFrom(db);
    const other = database();
    await agree(other);
    const count = SITES.flatMap(({ pages }) => pages).length;

    expect(await importProject(other, () => [file], 10)).toMatchObject({
      pages: count,
      visits: count + 1,
      already: 0,
      refused: 0,
      labels: 2,
    });
    expect(await derived(other)).toEqual(await derived(db));
  });

  it('gives the same after everything was deleted, but for the numbers of pages', async () => {
    const db = await browsed();
    const before = await derived(db);
    const file = await savedFrom(db);
    await deleteEverything(db);
    expect(await db.pages.count()).toBe(0);
    await agree(db);
    await importProject(db, () => [file], 10);
    const after = await derived(db);

    expect(after.agrees).toBe(true);
    expect({ ...after, hashes: [] }).toEqual({ ...before, hashes: [] });
  });
});

describe('importing', () => {
  it('twice, or again after a crash, changes nothing', async () => {
    const file = await savedFrom(await browsed());
    const other = database();
    await agree(other);
    let batches = 0;
    const dying = importProject(
      other,
      () => [file],
      10,
      () => {
        if (++batches === 1) throw new Error('the window was closed');
      },
    );
    await expect(dying).rejects.toThrow('closed');
    const stored = await other.pages.count();
    expect(stored).toBe(64);
    const rest = await importProject(other, () => [file], 10);
    expect(rest.already).toBe(stored);
    expect(await importProject(other, () => [file], 10)).toMatchObject({
      pages: 0,
      visits: 0,
      labels: 0,
    });

    expect((await derived(other)).agrees).toBe(true);
    expect(entriesIn(await savedFrom(other))).toEqual(entriesIn(file));
  });

  it('brings names with their dates, once; those without a date are of now', async () => {
    const head = { name: '', madeAt: 5, algorithm: 2, parameters: {} };
    const given = [
      { page: PAGE, name: 'A museum', at: 3, withdrawnAt: 4 },
      { page: PAGE, name: 'My museum', at: 0, withdrawnAt: null },
    ];
    let file = '';
    const visits = [{ visit: 'a'.repeat(32), revision: 0, at: 1 }];
    const page = { visits, record: recordOf(PAGE, []) };
    for await (const line of writeProject(head, [...given.map((name) => ({ name })), { page }]))
      file += line;
    const db = database();
    await agree(db);
    for (let times = 0; times < 2; times++) await importProject(db, () => [file], 10);
    const names = (await nameHistory(db)).map(({ id: _, ...name }) => name);

    expect(names).toEqual([given[0], { ...given[1], at: 10 }]);
  });

  it('stores nothing of a damaged file', async () => {
    const file = await savedFrom(await browsed());
    const other = database();
    await agree(other);
    const cut = file.slice(0, -200);

    await expect(importProject(other, () => [cut], 10)).rejects.toThrow(ProjectRefused);
    expect([await other.pages.count(), await other.labels.count()]).toEqual([0, 0]);
  });

  it('leaves out hosts never recorded, and everything before the person agreed', async () => {
    const file = await savedFrom(await browsed());
    const other = database();
    await deleteEverything(other);
    const before = await importProject(other, () => [file], 10);
    expect([before.pages, before.labels]).toEqual([0, 0]);
    expect(before.refused).toBeGreaterThan(0);
    expect([await other.pages.count(), await other.labels.count()]).toEqual([0, 0]);

    const [host] = SITES[1].hosts;
    await changeSettings(other, () => ({
      ...UNDECIDED,
      agreedAt: 1,
      never: [host],
      pausedUntil: 99,
    }));
    const done = await importProject(other, () => [file], 10);
    expect(done.refused).toBeGreaterThan(0);
    expect(done.pages).toBeGreaterThan(0);
    expect(await other.pages.where('host').equals(host).count()).toBe(0);
  });

  it('leaves out sources that are never recorded, and forgets those it brought', async () => {
    const db = database();
    const record = await harvestHtml('<title>A</title>', { url: 'https://a.example/' });
    const sources = ['https://go.never.example/', 'http://10.0.0.1/', 'https://kept.example/'];
    for (const [n, redirectedFrom] of sources.entries()) {
      const packed = await packPage({ ...record, self: { ...record.self, redirectedFrom } });
      const visit = n.toString(16).padStart(32, '0');
      const about = { visit, revision: 0, url: record.url, host: 'a.example', title: '', at: n };
      await storePage(db, { ...about, ...packed }, () => null);
    }
    const file = await savedFrom(db);
    const other = database();
    await changeSettings(other, () => ({ ...UNDECIDED, agreedAt: 1, never: ['never.example'] }));
    expect(await importProject(other, () => [file], 10)).toMatchObject({ visits: 3, refused: 0 });
    const left = async () => {
      const pages = [];
      for await (const page of storedPages(other, await allPageNumbers(other))) pages.push(page);
      return pages.map(({ record: { self }, visits }) => [self.redirectedFrom, visits.length]);
    };
    expect(await left()).toEqual([
      ['', 2],
      ['https://kept.example/', 1],
    ]);

    await forgetHost(other, 'kept.example');
    expect(await left()).toEqual([['', 3]]);
  });
});
