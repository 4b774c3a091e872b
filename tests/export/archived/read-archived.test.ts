import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleDecider } from '../../../lib/boundary/scope/side-in-scope.ts';
import { readArchived } from '../../../lib/export/archived/read-archived.ts';
import { readHypheCsv, readHypheJson } from '../../../lib/export/archived/read-hyphe.ts';
import { csvRow } from '../../../lib/export/escape/csv.ts';
import { webEntities } from '../../../lib/export/hyphe.ts';
import { lruOf } from '../../../lib/export/lru.ts';
import { LruPrefixes } from '../../../lib/export/lru-prefixes.ts';
import { missingFrom } from '../../../lib/export/missing.ts';
import type { SiteExport } from '../../../lib/export/site-export.ts';
import { csvRows } from '../../../lib/text/csv-rows.ts';
import { address, hostileSite, RUNS, text } from '../hostile-sites.ts';
import { written } from '../written.ts';

const listOf = (urls: Iterable<string>) => ({ urls: new Set(urls), prefixes: new LruPrefixes() });
const urlsIn = (site: SiteExport) =>
  site.members.filter(({ side }) => side === 'in').map(({ url }) => url);

describe('a list of what is archived', () => {
  it.each([
    ['urls', 'urls.txt'],
    ['wacz', 'pages.jsonl'],
  ])('is read from our own %s', async (id, name) => {
    for (const site of fc.sample(hostileSite, { numRuns: 200, seed: 81 })) {
      const { urls, errors } = await readArchived([written(id, site)[name]]);

      expect(errors).toEqual([]);
      expect([...urls]).toEqual(urlsIn(site));
    }
  });

  it('is read from capture indexes, old and new, and says which lines are bad', async () => {
    const { urls, errors, bad } = await readArchived([
      '!meta 0 {"version":"1.0"}\n',
      ' CDX N b a m s k r M S V g\n',
      'org,example)/ 20240101000000 {"url":"https://EXAMPLE.org/#top","status":"200"}\n',
      'org,example)/a 20240101000000 http://example.org/a text/html 200 X - - 1 2 f.warc.gz\n',
      'org,example)/b 20240101000000 {"url": broken}\n\n',
      '{"title":"no address"}\r\n',
      'mailto:somebody\nhttps://example.org/c d\n',
      'https://example.org/last?utm_source=x',
    ]);

    expect([...urls]).toEqual([
      'https://example.org/',
      'http://example.org/a',
      'https://example.org/last',
    ]);
    expect(errors.map(({ line }) => line)).toEqual([5, 7, 8, 9]);
    expect(bad).toBe(4);
    for (const { why } of errors) expect(why).toMatch(/\.$/);
  });

  it('names a hundred bad lines and counts the others', async () => {
    const { errors, bad } = await readArchived(['?\n'.repeat(500)]);

    expect([errors.length, bad]).toEqual([100, 500]);
  });

  it('stops at a line without end', async () => {
    const { urls, errors } = await readArchived([
      'https://a.example/\n',
      ...Array(3).fill('x'.repeat(2 ** 19)),
      'x',
    ]);

    expect([...urls]).toEqual(['https://a.example/']);
    expect(errors).toEqual([{ line: 2, why: 'This line is too long; nothing after it was read.' }]);
  });
});

describe('an export of Hyphe', () => {
  it('is read back, JSON and CSV alike, without what is out', () => {
    fc.assert(
      fc.property(hostileSite, (site) => {
        const [entity] = webEntities(site);
        const expected = new Set([...entity['PREFIXES AS URL'], ...entity['START PAGES']]);
        const files = written('hyphe', site);

        expect(readHypheJson(files['hyphe.json']).urls).toEqual(expected);
        expect(readHypheCsv(files['hyphe.csv']).urls).toEqual(expected);
      }),
      { numRuns: 300, seed: 82 },
    );
  });

  it('holds what the site’s rules take in, and nothing they leave out', () => {
    fc.assert(
      fc.property(hostileSite, (site) => {
        const [inner, outer] = webEntities(site).map((entity) => entity['PREFIXES AS LRU']);
        // Hyphe has one name for an address with and without its last slash.
        fc.pre(!inner.some((lru) => outer?.includes(lru)));
        const lrus = site.members.map(({ url }) => lruOf(url, { isDirectory: true }));
        const decide = ruleDecider(site.scope);
        const { prefixes } = readHypheJson(written('hyphe', site)['hyphe.json']);

        for (const [i, { url }] of site.members.entries()) {
          if (lrus.indexOf(lrus[i]) !== lrus.lastIndexOf(lrus[i])) continue;
          expect([url, prefixes.covers(url)]).toEqual([url, decide(url)?.side === 'in']);
        }
      }),
      { numRuns: 300, seed: 83 },
    );
  });

  it('holds all below its prefixes, but for those of an entity that is out', () => {
    const prefixes = (status: string, urls: string[]) => ({
      STATUS: status,
      'PREFIXES AS URL': urls,
    });
    const { prefixes: held } = readHypheJson(
      JSON.stringify({
        webentities: [
          prefixes('IN', ['https://a.example/', 'https://b.example/docs']),
          prefixes('OUT', ['https://a.example/shop/']),
          { STATUS: 'IN', 'PREFIXES AS LRU': ['s:https|h:example|h:a|p:shop|p:maps|'] },
          prefixes('DISCOVERED', ['https://c.example/']),
        ],
      }),
    );

    expect(
      [
        'https://a.example/x?y=1',
        'https://www.a.example/',
        'https://a.example/shop/1',
        'https://a.example/shop/maps/old',
        'https://a.example/shopping',
        'http://a.example/',
        'https://b.example/docs/a',
        'https://b.example/documents',
        'https://c.example/',
      ].filter((url) => held.covers(url)),
    ).toEqual([
      'https://a.example/x?y=1',
      'https://www.a.example/',
      'https://a.example/shop/maps/old',
      'https://a.example/shopping',
      'https://b.example/docs/a',
    ]);
  });

  it('says what is wrong, and where', () => {
    expect(readHypheJson('[]').errors[0].why).toContain('no export of Hyphe');
    expect(
      readHypheJson('{"webentities":[7,{"HOME PAGE":"x"}]}').errors.map(({ line }) => line),
    ).toEqual([1, 2]);
    expect(readHypheCsv('a,b\n1,2\n').errors[0].why).toContain('No column');
    const { urls, errors } = readHypheCsv('NAME,URL\n"two\nlines",https://a.example/\nx,nowhere\n');
    expect([...urls]).toEqual(['https://a.example/']);
    expect(errors).toEqual([
      { line: 4, why: 'nowhere is not an address that a browser could open.' },
    ]);
  });

  it('is parted into cells as another parser does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
        const csv = rows.map((row) => csvRow(row)).join('');

        expect([...csvRows(csv)].map(({ cells }) => cells)).toEqual(parse(csv));
      }),
      RUNS,
    );
  });
});

describe('what is missing', () => {
  it('is what is in and not archived, neither so nor alike', () => {
    fc.assert(
      fc.property(hostileSite, fc.array(address), (site, others) => {
        const urls = urlsIn(site);
        const archived = new Set([...others, ...urls.filter((_, i) => i % 2)]);
        const { missing, alike, held } = missingFrom(listOf(archived), site);

        expect([...missing, ...alike.map(({ url }) => url)].sort()).toEqual(
          urls.filter((url) => !archived.has(url)).sort(),
        );
        expect(held).toBe(urls.filter((url) => archived.has(url)).length);
        for (const { archived: other } of alike) expect(archived).toContain(other);
      }),
      RUNS,
    );
  });

  it('tells apart what is archived under a look-alike address', () => {
    const [site] = fc.sample(hostileSite, { numRuns: 1, seed: 2 });
    const member = { opened: true, side: 'in' as const, likelihood: 1 };
    const members = ['https://www.a.example/x', 'https://a.example/y'].map((url) => ({
      ...member,
      url,
    }));

    expect(missingFrom(listOf(['http://a.example/x/']), { ...site, members })).toEqual({
      missing: ['https://a.example/y'],
      alike: [{ url: 'https://www.a.example/x', archived: 'http://a.example/x/' }],
      held: 0,
    });
  });
});
