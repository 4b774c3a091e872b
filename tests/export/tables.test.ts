import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undefused } from '../../lib/export/escape/csv.ts';
import type { SiteExport } from '../../lib/export/site-export.ts';
import { hostileSite, RUNS, text } from './hostile-sites.ts';
import { written } from './written.ts';

const table = (csv: string): Record<string, string>[] =>
  (parse(csv, { bom: true, columns: true }) as Record<string, string>[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, undefused(cell)])),
  );
const inside = (site: SiteExport) => site.members.filter(({ side }) => side === 'in');
const round = (value: number) => Math.round(value * 10_000) / 10_000;
const titleOf = (site: SiteExport, url: string) => site.notes.get(url)?.title ?? '';

it('lists what is in, and what of it was not opened, one a line', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const lines = (id: string, name: string) => written(id, site)[name].split('\n').slice(0, -1);
      const urls = inside(site).map(({ url }) => url);

      expect(lines('urls', 'urls.txt')).toEqual(urls);
      expect(lines('httrack', 'httrack-urls.txt')).toEqual(
        urls.filter(
          (url) => !site.scope.exclusions.some(({ pattern }) => RegExp(pattern).test(url)),
        ),
      );
      expect(lines('unopened', 'unopened.txt')).toEqual(
        inside(site)
          .filter(({ opened }) => !opened)
          .map(({ url }) => url),
      );
    }),
    RUNS,
  );
});

it('writes a table that a parser reads back, with formulas defused', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const csv = written('csv', site)['addresses.csv'];

      expect(
        table(csv).map(({ url, side, likelihood, opened, title }) => [
          url,
          side,
          likelihood,
          opened,
          title,
        ]),
      ).toEqual(
        site.members.map(({ url, side, likelihood, opened }) => [
          url,
          side,
          String(round(likelihood)),
          String(opened),
          titleOf(site, url).toWellFormed(),
        ]),
      );
    }),
    RUNS,
  );
});

it('writes no cell that a spreadsheet runs, wherever it parts cells', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = ['csv', 'graph-csv', 'hyphe'].flatMap((id) =>
        Object.entries(written(id, site)),
      );
      const cells = files
        .filter(([name]) => name.endsWith('.csv'))
        .flatMap(([, csv]) => (parse(csv, { bom: true }) as string[][]).flat());
      const parts = cells.flatMap((cell) => cell.split(/[;\t\r\n]/));
      const shown = parts.map((part) => part.replace(/^[\p{C}\p{Z}]+/u, ''));

      expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
      expect(shown.filter((part) => /^[=+\-@＝＋－＠]/.test(part))).toEqual([]);
    }),
    RUNS,
  );
});

it('writes JSON with all values as they are', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const read = JSON.parse(written('json', site)['addresses.json']);

      const { name, scope, keywords, ownKeywords } = site;
      expect(read).toMatchObject({ name, scope, keywords, ownKeywords });
      expect(
        read.addresses.map((row: Record<string, unknown>) => [
          row.url,
          row.side,
          row.title,
          row.terms,
        ]),
      ).toEqual(
        site.members.map(({ url, side }) => [
          url,
          side,
          titleOf(site, url),
          site.evidence.get(url)!.terms,
        ]),
      );
    }),
    RUNS,
  );
});

it('writes page lists whose first line says what they are', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = written('wacz', site);
      for (const [name, side] of [
        ['pages.jsonl', 'in'],
        ['skippedPages.jsonl', 'out'],
      ]) {
        const [head, ...rows] = files[name]
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line));

        expect(head.format).toBe('json-pages-1.0');
        expect(rows.map((row) => [row.url, row.title, row.reason])).toEqual(
          site.members
            .filter((one) => one.side === side)
            .map(({ url }) => [url, titleOf(site, url), side === 'in' ? undefined : 'outOfScope']),
        );
        for (const row of rows) expect(new Date(row.ts).toISOString()).toBe(row.ts);
      }
    }),
    RUNS,
  );
});

it('writes tables of pages and links', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = written('graph-csv', site);

      expect(
        table(files['nodes.csv']).map(({ Id, title, boundary }) => [Id, title, boundary]),
      ).toEqual(
        site.members.map(({ url, side }) => [url, titleOf(site, url).toWellFormed(), side]),
      );
      expect(
        table(files['edges.csv']).map((row) => [
          row.Source,
          row.Target,
          Number(row.Weight),
          row.anchor,
        ]),
      ).toEqual(
        site.links.map(({ from, to, times, anchor }) => [from, to, times, anchor.toWellFormed()]),
      );
    }),
    RUNS,
  );
});

it('writes entities that Hyphe reads', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = written('hyphe', site);
      const { webentities, exportTimestamp } = JSON.parse(files['hyphe.json']);
      const [entity] = webentities;

      expect(exportTimestamp).toBe(site.madeAt);
      expect(entity.NAME).toBe(site.name);
      expect(entity.TAGS.keywords).toEqual(site.keywords);
      expect(entity['PREFIXES AS LRU']).toHaveLength(entity['PREFIXES AS URL'].length);
      expect(table(files['hyphe.csv']).map((row) => [row.NAME, row['PREFIXES AS URL']])).toEqual(
        webentities.map((one: Record<string, string[] | string>) => [
          (one.NAME as string).toWellFormed(),
          (one['PREFIXES AS URL'] as string[]).join(' '),
        ]),
      );
    }),
    RUNS,
  );
});

it('never takes two texts for each other when formulas are defused', () => {
  fc.assert(
    fc.property(text, (cell) => {
      const csv = written('graph-csv', siteWith(cell))['edges.csv'];

      expect(table(csv)[0].anchor).toBe(cell.toWellFormed());
    }),
    RUNS,
  );
});

function siteWith(anchor: string): SiteExport {
  const [site] = fc.sample(hostileSite, { numRuns: 1, seed: 5 });
  const url = 'https://a.example/';
  const member = { url, opened: true, side: 'in' as const, likelihood: 1 };
  return { ...site, members: [member], links: [{ from: url, to: url, times: 1, anchor }] };
}
