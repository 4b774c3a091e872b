import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../lib/files/do-job.ts';
import { FORMAT_GROUPS } from '../../lib/files/formats.ts';
import type { ExportJob } from '../../lib/files/jobs.ts';
import { FIRST_CHOICE } from '../../lib/model/export-choice.ts';
import { stopping } from '../../lib/pace/stopping.ts';
import type { Database } from '../../lib/store/database.ts';
import { deleteEverything } from '../../lib/store/forget.ts';
import { labelHistory } from '../../lib/store/labels.ts';
import { addName, nameHistory, withdrawNames } from '../../lib/store/names.ts';
import { addOntology } from '../../lib/store/ontologies.ts';
import { addRuling } from '../../lib/store/rulings.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { membershipsOf } from '../../lib/store/sites.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { agree, type Browsed, browse, looked, PAGE, SITES, toolsOn } from './browsed-store.ts';

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
    page: PAGE,
    choice: { ...FIRST_CHOICE, ...choice },
    madeAt: 5000,
    ambit: '1.2.3',
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
  const tools = toolsOn(db, browsed.answers);
  const result = await doJob(tools, await jobFor(choice, more));
  const texts = new Map<string, string>();
  for (const [name, file] of tools.files)
    texts.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()));
  return { result, texts, steps: tools.steps };
}

const only = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts.values()][0].trimEnd().split('\n');

const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const isOfSums = (name: string): boolean => name.endsWith('sha256sums.txt');
const withoutSums = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts].filter(([name]) => !isOfSums(name)));

describe('a site as files', () => {
  it('is the list of what is in, in the order of the addresses', async () => {
    const { texts, result } = await saved({});
    const members = await membershipsOf(db, browsed.site.id);
    const inside = members.filter(({ side }) => side === 'in').map(({ url }) => url);

    expect(only(texts)).toEqual(inside.sort());
    expect(result.addresses).toBe(inside.length);
  });

  it('is parted into opened and not opened, in files of different names', async () => {
    const parts = await Promise.all(
      (['all', 'opened', 'unopened'] as const).map(
        async (one) => (await saved({ opened: one })).texts,
      ),
    );
    const [all, opened, others] = parts.map(only);
    const names = parts.flatMap((texts) => [...texts.keys()]);

    expect(names.map((name) => name.replace(/^harbour-museum-/, ''))).toEqual([
      'urls.txt',
      'opened-urls.txt',
      'unopened-urls.txt',
    ]);

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
        // What a file sums up to is known once it is written.
        expect(lines.length > 0).toBe(texts.get(name) !== '' && !isOfSums(name));
        expect(texts.get(name)!.split('\n').slice(0, lines.length)).toEqual(lines);
      }
    },
  );

  /** So many lines are of each kind; the others are heads. */
  it.each([
    ['urls', [{ addresses: /^http/ }]],
    ['csv', [{ addresses: /^"?http/ }]],
    ['json', [{ addresses: /^\{"url"/ }]],
    ['wget', [{}, { addresses: /^http/ }]],
    ['wacz', [{ addresses: /^\{"id"/ }, { skipped: /^\{"id"/ }]],
    ['gexf', [{ addresses: /<node /, links: /<edge / }]],
    ['graph-csv', [{ addresses: /^"?http/ }, { links: /^"?http/ }]],
    ['project', [{ pages: /^\{"page"/, addresses: /^\{"address"/ }]],
    ['everything', [{ pages: /^\{"page"/, addresses: /^\{"address"/ }]],
  ])('as %s is counted before it is saved', async (format, files) => {
    const { texts, result: done } = await saved({ format });
    const { result } = await saved({ format }, { preview: 3 });
    const counted = [...withoutSums(texts).values()].map((text, i) =>
      Object.entries(files[i]).map(([kind, line]: [string, RegExp]) => [
        kind,
        text.split('\n').filter((one) => line.test(one)).length,
      ]),
    );

    const shown = result.preview.filter(({ name }) => !isOfSums(name));
    expect(shown.map(({ holds }) => Object.entries(holds).sort())).toEqual(
      counted.map((kinds) => kinds.sort()),
    );
    expect(result.preview.some(({ moreLinks }) => moreLinks)).toBe(false);
    expect([done.addresses, done.pages]).toEqual([result.addresses, result.pages]);
  });

  it.each([
    ['urls', false, []],
    ['urls', true, ['harbour-museum-urls-sha256sums.txt']],
    ['heritrix', false, ['harbour-museum-heritrix-sha256sums.txt']],
    ['heritrix', true, ['harbour-museum-heritrix-sha256sums.txt']],
    ['project', true, ['harbour-museum-project-sha256sums.txt']],
    ['everything', true, ['ambit-everything-sha256sums.txt']],
  ])('as %s has sums that fit, in a file: %s', async (format, sums, beside) => {
    const { texts, result } = await saved({ format, sums });
    const files = [...withoutSums(texts)];
    const lines = files
      .map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`)
      .join('');

    expect(result.sums).toBe(lines);
    expect([...texts.keys()].slice(files.length)).toEqual(beside);
    for (const name of beside) expect(texts.get(name)).toBe(lines);
  });

  it('is a report with its map beside it, and a sum of each', async () => {
    const told = { keywords: ['harbour'], ownKeywords: ['home'], map: '<svg/>' };
    const { texts } = await saved({ format: 'report' }, told);
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

  it('says of every address a web archive leaves out why it does', async () => {
    const { texts } = await saved({ format: 'wacz' });
    const { texts: told } = await saved({ format: 'wacz', reasons: true });
    const [[, ...pages], [, ...skipped]] = [...withoutSums(texts).values()].map(rowsOf);
    const members = await membershipsOf(db, browsed.site.id);

    expect(skipped).toHaveLength(members.filter(({ side }) => side === 'out').length);
    for (const { reason, why, evidence } of skipped) {
      expect(reason).toBe('outOfScope');
      expect(why).toMatch(/^[A-Z\d].*\.$/);
      expect(evidence.join()).toMatch(/ −\d/);
    }
    expect(new Set(skipped.map(({ why }) => why)).size).toBeGreaterThan(1);
    expect(skipped.find(({ url }) => url === SITES[0].pages[4]).why).toMatch(/you said so/i);
    expect(pages.every(({ why }) => why === '')).toBe(true);
    expect(rowsOf([...told.values()][0])[1].why).not.toBe('');
  });

  it('is what an archive does not hold', async () => {
    const all = only((await saved({})).texts);
    const twin = all[2].replace('http://', 'https://');
    const archived = new Blob([`${all[0]}\n${all[1]}\n${twin}\nnot an address\n`]);
    const { site } = browsed;
    const from = { site: site.id, name: site.name };
    const tools = toolsOn(db, browsed.answers);
    const { compared } = await doJob(tools, { type: 'compare', from, archived });

    expect([...tools.steps]).toEqual(['checking', 'addresses']);
    expect(compared).toEqual({
      isNone: false,
      held: 2,
      alike: 1,
      missing: all.length - 3,
      bad: 1,
      firstBad: 4,
      listed: 3,
    });
    expect(only((await saved({}, { archived })).texts)).toEqual(all.slice(3));
  });

  it('lacks nothing of its own export for Hyphe, which names places', async () => {
    const { texts } = await saved({ format: 'hyphe' });
    const { site } = browsed;
    const from = { site: site.id, name: site.name };
    for (const text of withoutSums(texts).values()) {
      const tools = toolsOn(db, browsed.answers);
      const archived = new Blob([text]);
      const { compared } = await doJob(tools, { type: 'compare', from, archived });

      expect(compared).toMatchObject({ alike: 0, missing: 0, bad: 0 });
      expect([...tools.steps]).toContain('checking');
    }
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
  const { unrecorded } = await doJob(toolsOn(db, answers), {
    type: 'past',
    from: { site: site.id, name: site.name },
    scope: (await answers.scope(PAGE))!,
    visited,
  });

  expect(unrecorded).toEqual([known, unheard].sort());
});

describe('projects', () => {
  const fileOf = (texts: ReadonlyMap<string, string>) => new Blob([...texts.values()]);

  /** What was found of the site, and what the person said of it, as one sum. */
  async function sumOf(found: Database, { answers, site }: Browsed): Promise<string> {
    const members = await membershipsOf(found, site.id);
    const urls = members.map(({ url }) => url).sort();
    const told = {
      members: members.sort((a, b) => (a.url < b.url ? -1 : 1)),
      scope: await answers.scope(PAGE),
      evidence: await answers.explainMany(PAGE, urls),
      labels: (await answers.history(PAGE)).map(({ id: _, ...label }) => label),
    };
    // Rows read from a file have their keys in another order.
    const json = JSON.stringify(told, (_, part) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.entries(part).sort()
        : part,
    );
    return createHash('sha256').update(json).digest('hex');
  }

  /** The file in an Ambit that knows nothing else. */
  async function broughtIn(texts: ReadonlyMap<string, string>) {
    const other = freshDatabase();
    await agree(other);
    const tools = toolsOn(other, browsed.answers);
    const file = fileOf(texts);
    const { checked } = await doJob(tools, { type: 'check', file, now: 9 });
    const { imported } = await doJob(tools, { type: 'bring-in', file, now: 9 });
    const again = await looked(other);
    const { agreed } = await doJob(tools, { type: 'agree', file, site: again.site.id });
    return { other, checked: checked!, imported: imported!, again, agreed };
  }

  it('of everything give the same boundary, corrections and evidence, to the hash', async () => {
    await withdrawNames(db, [await addName(db, PAGE, 'A museum', 7)], 8);
    await addName(db, PAGE, 'My museum', 8);
    await addOntology(db, { name: 'Sea', text: 'harbour\n ship\n', topics: 2 });
    const { texts } = await saved({ format: 'everything' });
    const before = await sumOf(db, browsed);
    const { other, checked, imported, again, agreed } = await broughtIn(texts);
    const pages = await db.pages.count();

    expect(checked.counts).toMatchObject({
      pages,
      visits: pages,
      labels: 1,
      names: 2,
      topics: 1,
      leftOut: 0,
    });
    expect(imported).toMatchObject({ pages, labels: 1, refused: 0 });
    expect(imported.said.topics).toEqual([{ name: 'Sea', text: 'harbour\n ship\n', inUse: true }]);
    expect(await sumOf(other, again)).toBe(before);
    expect(await nameHistory(other)).toEqual(await nameHistory(db));
    expect(again.site.name).toBe('My museum');
    expect(agreed).toEqual({ moved: 0, first: [], otherwise: false });
    await deleteEverything(other);
    await other.delete();
  });

  it('of a site with the pages of all others do too', async () => {
    const { texts } = await saved({ format: 'project', others: true });
    const { other, checked, again, agreed } = await broughtIn(texts);

    expect(checked.head.parameters.allPages).toBe(true);
    expect(await sumOf(other, again)).toBe(await sumOf(db, browsed));
    expect(agreed).toMatchObject({ moved: 0 });
    await other.delete();
  });

  it('of a site say why every address is where it is, and by what that was found', async () => {
    await changeSettings(db, (settings) => ({ ...settings, never: ['a.example'] }));
    const { texts } = await saved({ format: 'project' });
    const [head, ...lines] = only(texts).map((line) => JSON.parse(line));
    const urls = (kind: string) => lines.flatMap((line) => line[kind]?.url ?? []);

    expect(head.algorithm).toBe(browsed.site.version);
    expect(head.parameters).toMatchObject({
      ambit: '1.2.3',
      page: PAGE,
      allPages: false,
      recorded: 'everywhere',
      neverHosts: 1,
      keptDays: false,
      knownPages: await db.pages.count(),
    });
    expect(head.parameters.weights).toMatch(/^[0-9a-f]{64}$/);
    expect(urls('address').length).toBeGreaterThan(0);
    expect(urls('evidence')).toEqual(urls('address'));
  });

  it('of a site hold its pages and corrections, and no page of another', async () => {
    const [one, own] = SITES.map(({ pages }) => pages[0]);
    const ruling = { kind: 'together' as const, at: 9, withdrawnAt: null };
    const said = [
      { ...ruling, at: 8, withdrawnAt: 9, one, other: own },
      { ...ruling, one, other: own },
    ];
    for (const each of said) await addRuling(db, each);
    await addRuling(db, { ...ruling, one: own, other: SITES[2].pages[0] });
    const { texts } = await saved({ format: 'project' });
    const { other, checked, imported, again, agreed } = await broughtIn(texts);
    const written = rowsOf([...texts.values()][0]).flatMap(({ ruling }) => ruling ?? []);
    expect(written).toEqual(said);
    // The other site's page is not in it.
    expect(imported).toMatchObject({ said: { rulings: [] }, leftOut: said.length });
    const members = await membershipsOf(db, browsed.site.id);
    const inside = members.filter(({ side, opened }) => side === 'in' && opened);
    const pages = (await other.pages.toArray()).map(({ url }) => url);

    expect(checked.head.name).toBe(browsed.site.name);
    expect(checked.counts).toMatchObject({ labels: 1, refused: 0, leftOut: said.length });
    expect(pages.sort()).toEqual(inside.map(({ url }) => url).sort());
    expect(await labelHistory(other)).toHaveLength(1);
    const sides = (all: typeof members) =>
      new Set(all.filter(({ side }) => side === 'in').map(({ url }) => url));
    const [then, now] = [sides(members), sides(await membershipsOf(other, again.site.id))];
    const moved = [...then, ...now].filter((url) => then.has(url) !== now.has(url));
    expect(agreed).toEqual({
      moved: moved.length,
      first: moved.sort().slice(0, 3),
      otherwise: false,
    });
    await other.delete();
  });

  it('leave nothing behind when they are stopped', async () => {
    const { texts } = await saved({ format: 'everything' });
    const other = freshDatabase();
    await agree(other);
    const { signal, stop } = stopping();
    stop();
    const tools = { ...toolsOn(other, browsed.answers), signal };
    const stopped = doJob(tools, { type: 'bring-in', file: fileOf(texts), now: 9 });

    await expect(stopped).rejects.toMatchObject({ name: 'Stopped' });
    expect([await other.pages.count(), await other.visits.count()]).toEqual([0, 0]);
    await other.delete();
  });
});
