import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStem } from '../../lib/export/file-name.ts';
import { exportFiles, FORMATS } from '../../lib/export/formats.ts';
import { firstLines } from '../../lib/export/pieces.ts';
import { siteExport } from '../../lib/export/site-export.ts';
import { hostileSite, RUNS, text } from './hostile-sites.ts';
import { saved } from './written.ts';

/** Whatever looks like the name of a file of ours. */
const ENDINGS = 'txt|csv|json|jsonl|yaml|cxml|xml|sh|mjs|py|html|gexf|graphml|md|svg';
const FILE_NAME = new RegExp(`[\\p{L}\\p{N}%_.-]+\\.(?:${ENDINGS})(?!\\.?[\\p{L}\\p{N}])`, 'gu');
/** Files of the crawler and of the web. */
const OTHERS = ['crawler-beans.cxml', 'robots.txt'];

describe('a file name', () => {
  it.each([
    ['Marsh Lab', 'marsh-lab'],
    ['../../etc/passwd', 'etc-passwd'],
    ['Café – Übersicht!', 'café-übersicht'],
    ['日本語', '日本語'],
    ['CON', 'con-site'],
    ['…', 'site'],
    ['-rf', 'rf'],
  ])('of %s begins with %s', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  it('is clean whatever the name', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(fileStem(name)).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*$/u);
        expect([...fileStem(name)].length).toBeLessThanOrEqual(65);
      }),
      RUNS,
    );
  });
});

describe('the table of formats', () => {
  const [site] = fc.sample(hostileSite, { numRuns: 1, seed: 7 });

  it('gives each format an id of its own, and files no two alike', () => {
    expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
    for (const format of FORMATS) {
      const names = [...exportFiles(format, site)].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name.startsWith(`${fileStem(site.name)}-`)).toBe(true);
    }
  });

  it('writes files that speak of each other by the names they are saved under', () => {
    // Nested twice, so that there is a third list; no address looks like a file's name.
    const rules = (
      [
        ['in', 'host', 'a.example'],
        ['out', 'prefix', 'https://a.example/x/'],
        ['in', 'prefix', 'https://a.example/x/y/'],
      ] as const
    ).map(([side, reach, target]) => ({ side, reach, target, covers: 0, misses: 0 }));
    const members = ['https://a.example/', 'http://b.example/'].map((url) => ({
      url,
      side: 'in' as const,
      opened: true,
      likelihood: 1,
    }));
    const scope = { ...site.scope, rules, exclusions: [] };
    const plain = { name: 'Marsh Lab: Überblick', members, scope, map: '<svg/>' };
    const spokenOf = FORMATS.flatMap(({ id }) => {
      const files = saved(id, siteExport({ madeAt: 0, ...plain }));
      return Object.entries(files).flatMap(([name, text]) =>
        [...text.matchAll(FILE_NAME)]
          .map(([found]) => decodeURI(found))
          .filter((found) => !OTHERS.includes(found))
          .map((found) => ({ name, found, exists: found in files })),
      );
    });

    expect(spokenOf.filter(({ exists }) => !exists)).toEqual([]);
    const pairs = new Set(spokenOf.map(({ name, found }) => `${name} ${found}`));
    const stem = 'marsh-lab-überblick-';
    expect([...pairs].map((pair) => pair.replaceAll(stem, '')).sort()).toEqual([
      'browsertrix.yaml browsertrix.yaml',
      'heritrix-scope.cxml heritrix-negative-surts.txt',
      'heritrix-scope.cxml heritrix-surts-2.txt',
      'heritrix-scope.cxml heritrix-surts.txt',
      'httrack.sh httrack-rules.txt',
      'httrack.sh httrack-urls.txt',
      'report.md map.svg',
      'sitemap-index.xml sitemap-a.example-1.xml',
      'sitemap-index.xml sitemap-http-b.example-1.xml',
      'wget.sh urls.txt',
    ]);
  });

  it('writes the same bytes for the same site', () => {
    const all = () =>
      FORMATS.flatMap((format) => [...exportFiles(format, site)].map(({ pieces }) => [...pieces]));

    expect(all()).toEqual(all());
  });
});

describe('a preview', () => {
  it('makes no more than it shows', () => {
    let made = 0;
    function* pieces() {
      for (;;) yield `line ${made++}\n`;
    }

    expect(firstLines(pieces(), 3)).toEqual(['line 0', 'line 1', 'line 2']);
    expect(made).toBeLessThanOrEqual(4);
  });

  it('shows a short file whole', () => {
    expect(firstLines(['a\nb', '\n'], 5)).toEqual(['a', 'b']);
    expect(firstLines([], 5)).toEqual([]);
  });
});
