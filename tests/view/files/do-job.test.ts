import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_CHOICE } from '../../../lib/model/export-choice.ts';
import type { Database } from '../../../lib/store/database.ts';
import { deleteEverything } from '../../../lib/store/forget.ts';
import { labelHistory } from '../../../lib/store/labels.ts';
import { addName } from '../../../lib/store/names.ts';
import { addRuling } from '../../../lib/store/rulings.ts';
import { membershipsOf } from '../../../lib/store/sites.ts';
import { doJob } from '../../../lib/view/files/do-job.ts';
import { FORMAT_GROUPS } from '../../../lib/view/files/formats.ts';
import type { ExportJob } from '../../../lib/view/files/jobs.ts';
import { freshDatabase } from '../../store/fresh-database.ts';
import { agree, type Browsed, benchOn, browse, looked, PAGE, SITES } from './browsed-store.ts';

let db: Database;
let browsed: Browsed;
beforeAll(async () => {
  db = freshDatabase();
  browsed = await browse(db);
});
afterAll(() => db.delete());

async function jobFor(choice: Partial<ExportJob['choice']>, more: Partial<ExportJob> = {}) {
  const { answers, site } = browsed;
  const job: ExportJob = {
    type: 'export',
    from: { site: site.id, name: site.name },
    choice: { ...FIRST_CHOICE, ...choice },
    madeAt: 5000,
    scope: (await answers.scope(PAGE))!,
    labels: await answers.history(PAGE),
    keywords: [],
    ownKeywords: [],
    map: '',
    archived: null,
    preview: null,
    ...more,
  };
  return job;
}

async function saved(choice: Partial<ExportJob['choice']>, more: Partial<ExportJob> = {}) {
  const bench = benchOn(db, browsed.answers);
  const result = await doJob(bench, await jobFor(choice, more));
  const texts = new Map<string, string>();
  for (const [name, file] of bench.files)
    texts.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()));
  return { result, texts, steps: bench.steps };
}

const only = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts.values()][0].trimEnd().split('\n');

describe('a site as files', () => {
  it('is the list of what is in, in the order of the addresses', async () => {
    const { texts, result } = await saved({});
    const members = await membershipsOf(db, browsed.site.id);
    const inside = members.filter(({ side }) => side === 'in').map(({ url }) => url);

    expect(only(texts)).toEqual(inside.sort());
    expect(result.addresses).toBe(inside.length);
  });

  it('is parted into opened and not opened', async () => {
    const [all, opened, others] = await Promise.all(
      (['all', 'opened', 'unopened'] as const).map(async (one) =>
        only((await saved({ opened: one })).texts),
      ),
    );

    expect([opened.length > 0, others.length > 0]).toEqual([true, true]);
    expect([...opened, ...others].sort()).toEqual(all);
  });

  it('leaves out what an archive rarely wants where that is wished, or keeps it', async () => {
    const rare = browsed.site.hosts[0].host;
    const pattern = `^https?://${rare.replaceAll('.', '\\.')}/.*$`;
    const found = (await browsed.answers.scope(PAGE))!;
    const kind = 'search' as const;
    const exclusions = [{ kind, pattern, count: 1, examples: [] }];
    const scope = { ...found, exclusions };
    const all = only((await saved({}, { scope })).texts);
    const kept = only((await saved({ rare: 'without' }, { scope })).texts);
    const rules = async (choice: ExportJob['choice']['rare']) =>
      [...(await saved({ format: 'scrapy', rare: choice }, { scope })).texts.values()].join('');

    expect(all.filter((url) => new URL(url).host === rare)).not.toEqual([]);
    expect(kept).toEqual(all.filter((url) => new URL(url).host !== rare));
    expect(await rules('usual')).toContain(JSON.stringify(pattern));
    expect(await rules('with')).not.toContain(JSON.stringify(pattern));
  });

  it.each(FORMAT_GROUPS.flatMap(({ formats }) => formats.map(({ id }) => id)))(
    'is saved and previewed alike as %s',
    async (format) => {
      const { texts } = await saved({ format });
      const { result, texts: none } = await saved({ format }, { preview: 3 });

      expect(none.size).toBe(0);
      expect(result.preview.map(({ name }) => name)).toEqual([...texts.keys()]);
      for (const { name, lines } of result.preview) {
        expect(texts.get(name)!.split('\n').slice(0, lines.length)).toEqual(lines);
      }
    },
  );

  it('has sums that fit', async () => {
    const { texts } = await saved({ format: 'heritrix', sums: true });
    const lines = texts.get('sha256sums.txt')!.trimEnd().split('\n');

    expect(lines).toHaveLength(texts.size - 1);
    for (const line of lines) {
      const [sum, name] = line.split('  ');
      expect(createHash('sha256').update(texts.get(name)!).digest('hex')).toBe(sum);
    }
  });

  it('is a report with its map beside it, and a sum of each', async () => {
    const told = { keywords: ['harbour'], ownKeywords: ['home'], map: '<svg/>' };
    const { texts } = await saved({ format: 'report', sums: true }, told);
    const [report, map, sums] = texts.keys();
    const text = texts.get(report)!;

    expect(text).toContain('Other sites’ links say: harbour\n');
    expect(text).toContain('Its own links say: home\n');
    expect(text).toContain(`](${map})`);
    expect(texts.get(map)).toBe('<svg/>');
    expect(texts.get(sums)).toContain(`  ${map}\n`);
  });

  it('tells titles, and reasons when they are wanted', async () => {
    const { texts } = await saved({ format: 'csv' });
    const { texts: told, steps } = await saved({ format: 'csv', reasons: true });
    const row = (all: ReadonlyMap<string, string>) =>
      only(all).find((line) => line.includes(`"${PAGE}"`))!;

    expect(row(texts)).toMatch(/1970-01-01T00:00:01/);
    expect(row(texts)).not.toContain('site +');
    expect(row(told)).toMatch(/(look|title|links-from-inside) \+/);
    expect([...steps].sort()).toEqual(['addresses', 'pages', 'reasons']);
  });

  it('is what an archive does not hold', async () => {
    const all = only((await saved({})).texts);
    const twin = all[2].replace('http://', 'https://');
    const archived = new Blob([`${all[0]}\n${all[1]}\n${twin}\nnot an address\n`]);
    const { site } = browsed;
    const from = { site: site.id, name: site.name };
    const bench = benchOn(db, browsed.answers);
    const { compared } = await doJob(bench, { type: 'compare', from, archived });

    expect(compared).toEqual({
      held: 2,
      alike: 1,
      missing: all.length - 3,
      bad: 1,
      firstBad: 4,
      listed: 3,
    });
    expect(only((await saved({}, { archived })).texts)).toEqual(all.slice(3));
  });

  it('is all that is known of a host, where no site is', async () => {
    const { host } = new URL(PAGE);
    const { texts } = await saved({}, { from: { host }, scope: null });

    expect([...texts.keys()]).toEqual([`${host.replaceAll('.', '-')}-urls.txt`]);
    expect(only(texts)).toContain(PAGE);
    expect(only(texts).every((url) => new URL(url).host === host)).toBe(true);
  });
});

it('finds what the browser remembers and Ambit has not recorded', async () => {
  const { site, answers } = browsed;
  const members = await membershipsOf(db, site.id);
  const known = members.find(({ side, opened }) => side === 'in' && !opened)!.url;
  const unheard = new URL('/never-heard-of', PAGE).href;
  const visited = [PAGE, known, unheard, 'http://elsewhere.example/', 'about:blank'];
  const { unrecorded } = await doJob(benchOn(db, answers), {
    type: 'past',
    from: { site: site.id, name: site.name },
    scope: (await answers.scope(PAGE))!,
    visited,
  });

  expect(unrecorded).toEqual([known, unheard].sort());
});

describe('projects', () => {
  const fileOf = (texts: ReadonlyMap<string, string>) => new Blob([...texts.values()]);

  it('of everything give the same boundary back', async () => {
    await addName(db, PAGE, 'My museum', 8);
    const { texts } = await saved({ format: 'everything' });
    const file = fileOf(texts);
    const before = await membershipsOf(db, browsed.site.id);
    const evidence = await browsed.answers.explainMany(PAGE, [before[0].url, PAGE]);
    const other = freshDatabase();
    await agree(other);
    const bench = benchOn(other, browsed.answers);
    const { checked } = await doJob(bench, { type: 'check', file });
    expect(checked!.counts).toMatchObject({ page: await db.pages.count(), label: 1 });
    const { imported } = await doJob(bench, { type: 'bring-in', file, now: 9 });
    expect(imported).toMatchObject({ pages: await db.pages.count(), labels: 1, refused: 0 });
    expect(imported!.said).toEqual({ rulings: [], names: [{ page: PAGE, name: 'My museum' }] });
    const again = await looked(other);

    expect(await membershipsOf(other, again.site.id)).toEqual(before);
    expect(await again.answers.explainMany(PAGE, [before[0].url, PAGE])).toEqual(evidence);
    await deleteEverything(other);
    await other.delete();
  });

  it('of a site hold its pages and corrections, and no page of another', async () => {
    const [one, own] = SITES.map(({ pages }) => pages[0]);
    const ruling = { kind: 'together' as const, at: 9, withdrawnAt: null };
    await addRuling(db, { ...ruling, one, other: own });
    await addRuling(db, { ...ruling, one: own, other: SITES[2].pages[0] });
    const { texts } = await saved({ format: 'project', reasons: true });
    const other = freshDatabase();
    await agree(other);
    const bench = benchOn(other, browsed.answers);
    const file = fileOf(texts);
    const { checked } = await doJob(bench, { type: 'check', file });
    const { imported } = await doJob(bench, { type: 'bring-in', file, now: 9 });
    expect(imported!.said.rulings).toEqual([{ kind: 'together', one, other: own }]);
    const members = await membershipsOf(db, browsed.site.id);
    const inside = members.filter(({ side, opened }) => side === 'in' && opened);
    const pages = (await other.pages.toArray()).map(({ url }) => url);

    expect(checked!.head.name).toBe(browsed.site.name);
    expect(checked!.counts).toMatchObject({ scope: 1, label: 1, address: members.length });
    expect(pages.sort()).toEqual(inside.map(({ url }) => url).sort());
    expect(await labelHistory(other)).toHaveLength(1);
    await other.delete();
  });

  it('leave nothing behind when they are stopped', async () => {
    const { texts } = await saved({ format: 'everything' });
    const other = freshDatabase();
    await agree(other);
    const bench = { ...benchOn(other, browsed.answers), stopped: () => true };
    const stopped = doJob(bench, { type: 'bring-in', file: fileOf(texts), now: 9 });

    await expect(stopped).rejects.toMatchObject({ name: 'Stopped' });
    expect([await other.pages.count(), await other.visits.count()]).toEqual([0, 0]);
    await other.delete();
  });
});
