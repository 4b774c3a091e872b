import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse as yaml } from 'yaml';
import { undefused } from '../../lib/export/escape/csv.ts';
import type { WebEntity } from '../../lib/export/hyphe.ts';
import { narrowed } from '../../lib/export/narrowed.ts';
import type { SiteExport } from '../../lib/export/site-export.ts';
import type { Membership, Term } from '../../lib/model/boundary.ts';
import { urlOfLru } from '../oracles/lru-stems.ts';
import { hostileSite, RUNS, text } from './hostile-sites.ts';
import { written } from './written.ts';

const table = (csv: string): Record<string, string>[] =>
  (parse(csv, { bom: true, columns: true }) as Record<string, string>[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, undefused(cell)])),
  );
const inside = (site: SiteExport) => site.members.filter(({ side }) => side === 'in');
const round = (value: number) => Math.round(value * 10_000) / 10_000;

it('lists what is in, and what of it was not opened, one a line', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const lines = (id: string, name: string, of = site) =>
        written(id, of)[name].split('\n').slice(0, -1);
      const urls = inside(site).map(({ url }) => url);

      expect(lines('urls', 'urls.txt')).toEqual(urls);
      expect(lines('httrack', 'httrack-urls.txt')).toEqual(
        urls.filter(
          (url) => !site.scope.exclusions.some(({ pattern }) => RegExp(pattern).test(url)),
        ),
      );
      const choice = { opened: 'unopened', unsure: 'counted' } as const;
      const members = site.members.flatMap((member) => narrowed(member, choice) ?? []);
      expect(lines('urls', 'urls.txt', { ...site, members })).toEqual(
        inside(site)
          .filter(({ opened }) => !opened)
          .map(({ url }) => url),
      );
    }),
    RUNS,
  );
});

it('writes a table that a parser reads back, with the evidence', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const rows = table(written('csv', site)['addresses.csv']);

      expect(rows.map(({ evidence, ...row }) => ({ ...row, terms: termsIn(evidence) }))).toEqual(
        site.members.map((member) => {
          const { openedAt, ...row } = rowOf(site, member);
          return {
            ...row,
            likelihood: String(row.likelihood),
            opened: String(row.opened),
            title: row.title.toWellFormed(),
            language: row.language.toWellFormed(),
            'opened at': openedAt,
            terms: site.evidence.get(member.url)!.terms.map((term) => ({
              ...term,
              weight: round(term.weight),
            })),
          };
        }),
      );
    }),
    RUNS,
  );
});

/** Everything a table says of an address but the reasons. */
function rowOf(site: SiteExport, { url, side, likelihood, opened }: Membership) {
  const note = site.notes.get(url);
  return {
    url,
    host: new URL(url).host,
    side,
    verdict: likelihood >= 0.8 ? 'in' : likelihood <= 1 - 0.8 ? 'out' : 'unsure',
    likelihood: round(likelihood),
    opened,
    title: note?.title ?? '',
    language: note?.language ?? '',
    openedAt: note === undefined ? '' : new Date(note.openedAt).toISOString(),
  };
}

/** `kind +weight (count of all, what); …` */
function termsIn(cell: string): Term[] {
  return cell.split(/; (?=[a-z-]+ [+−])/).map((told) => {
    const [, kind, sign, weight, about = ''] = /^(\S+) ([+−])(\S+)(?: \((.*)\))?$/.exec(told)!;
    const [, count = '0', of = '0', what] = /^(?:(\d+)(?: of (\d+))?(?:, |$))?(.*)$/.exec(about)!;
    const size = Number(weight) * (sign === '−' ? -1 : 1);
    return { kind: kind as Term['kind'], weight: size, count: Number(count), of: Number(of), what };
  });
}

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
      const { name, scope, keywords, ownKeywords, labels, madeAt } = site;

      expect(JSON.parse(written('json', site)['addresses.json'])).toEqual({
        ...{ name, scope, keywords, ownKeywords, labels },
        madeAt: new Date(madeAt).toISOString(),
        addresses: site.members.map((member) => ({
          ...rowOf(site, member),
          terms: site.evidence.get(member.url)!.terms,
        })),
      });
    }),
    RUNS,
  );
});

it('writes page lists whose first line says what they are', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = written('wacz', site);
      for (const [name, side, title] of [
        ['pages.jsonl', 'in', site.name],
        ['skippedPages.jsonl', 'out', 'Skipped Pages'],
      ]) {
        const [head, ...rows] = files[name]
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line));

        expect(head).toMatchObject({ format: 'json-pages-1.0', title });
        expect(
          rows.map(({ url, title, reason, boundary, score, opened }) => {
            return { url, title, reason, boundary, score, opened };
          }),
        ).toEqual(
          site.members
            .filter((one) => one.side === side)
            .map((one) => {
              const { url, title, likelihood: score, opened } = rowOf(site, one);
              const reason = side === 'in' ? undefined : 'outOfScope';
              return { url, title, reason, boundary: side, score, opened };
            }),
        );
        for (const row of rows) {
          const kinds = site.evidence.get(row.url)!.terms.map(({ kind }) => kind);
          expect(row.evidence.map((term: string) => term.split(' ')[0])).toEqual(kinds);
          expect(new Date(row.ts).toISOString()).toBe(row.ts);
        }
      }
    }),
    RUNS,
  );
});

it('writes tables of pages and links', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const files = written('graph-csv', site);

      expect(table(files['nodes.csv'])).toEqual(
        site.members.map((member) => {
          const { url, side, likelihood, opened, host, ...row } = rowOf(site, member);
          const [title, language] = [row.title, row.language].map((one) => one.toWellFormed());
          return {
            Id: url,
            Label: title === '' ? url : title,
            boundary: side,
            score: String(likelihood),
            opened: String(opened),
            ...{ host, language, title },
          };
        }),
      );
      expect(table(files['edges.csv'])).toEqual(
        site.links.map(({ from, to, times, anchor }) => ({
          Source: from,
          Target: to,
          Type: 'Directed',
          Weight: String(times),
          anchor: anchor.toWellFormed(),
        })),
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
      const [entity] = webentities as WebEntity[];
      const { seeds } = yaml(written('browsertrix', site)['browsertrix.yaml']);

      expect(exportTimestamp).toBe(site.madeAt);
      expect(entity).toMatchObject({
        NAME: site.name,
        STATUS: 'IN',
        'HOME PAGE': seeds[0] ?? '',
        'START PAGES': seeds,
        TAGS: { keywords: site.keywords },
      });
      for (const one of webentities as WebEntity[]) {
        // A directory is named without its slash; a bar cannot stand in a stem.
        const urls = one['PREFIXES AS URL'].map((url) => url.replaceAll('|', '%7C'));
        const read = one['PREFIXES AS LRU'].map(urlOfLru);
        expect(read.map((url, i) => (`${url}/` === urls[i] ? urls[i] : url))).toEqual(urls);
      }
      expect(table(files['hyphe.csv'])).toEqual(
        (webentities as WebEntity[]).map(({ TAGS, ...one }) => ({
          ...Object.fromEntries(
            Object.entries(one).map(([key, value]) => [
              key,
              [value].flat().join(' ').toWellFormed(),
            ]),
          ),
          'keywords (TAGS)': (TAGS.keywords ?? [])
            .map((word) => word.replaceAll('|', ' ').toWellFormed())
            .join('|'),
        })),
      );
    }),
    RUNS,
  );
});

it('names a single address for Hyphe apart from all that lies below it', () => {
  const rules = (['prefix', 'url'] as const).map((reach) => ({
    ...{ side: 'in' as const, reach, target: 'https://a.example/x/', covers: 0, misses: 0 },
  }));
  const [site] = fc.sample(hostileSite, { numRuns: 1, seed: 5 });
  const lrus = rules.map((rule) => {
    const scoped = { ...site, members: [], scope: { ...site.scope, rules: [rule] } };
    const { webentities } = JSON.parse(written('hyphe', scoped)['hyphe.json']);
    return webentities[0]['PREFIXES AS LRU'];
  });

  expect(lrus[0]).toContain('s:https|h:example|h:a|p:x|');
  expect(lrus[1]).toEqual(['s:https|h:example|h:a|p:x|p:|']);
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
