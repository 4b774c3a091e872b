import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStem } from '../../lib/export/file-name.ts';
import { exportFiles, FORMATS } from '../../lib/export/formats.ts';
import { firstLines } from '../../lib/export/pieces.ts';
import { hostileSite, RUNS, text } from './hostile-sites.ts';

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
