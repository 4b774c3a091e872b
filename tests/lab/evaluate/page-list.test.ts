import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPageList } from '../../../lab/evaluate/page-list.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ambit-list-'));
  writeFileSync(join(folder, 'a.html'), '<p>a');
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(...lines: string[]) {
  const list = join(folder, 'pages.tsv');
  writeFileSync(list, lines.join('\n'));
  return readPageList(list);
}

describe('readPageList', () => {
  it('reads labelled, borderline and other pages', () => {
    const file = join(folder, 'a.html');
    expect(
      read('s\thttp://a.org/1\ta.html', '?s\thttp://a.org/2\ta.html', '\thttp://a.org/3\ta.html'),
    ).toEqual([
      { site: 's', borderline: '', url: 'http://a.org/1', file, size: 4 },
      { site: '', borderline: 's', url: 'http://a.org/2', file, size: 4 },
      { site: '', borderline: '', url: 'http://a.org/3', file, size: 4 },
    ]);
  });

  it('takes absolute file names, Windows line ends and empty lines', () => {
    const file = join(folder, 'a.html');
    expect(read(`s\thttp://a.org/1\t${file}\r`, '', '').map((page) => page.file)).toEqual([file]);
  });

  it('makes addresses canonical, and of two lines with one address keeps the first', () => {
    const pages = read('s\thttp://A.org/b/index.html#c\ta.html', 't\thttp://a.org/b/\ta.html');
    expect(pages.map(({ site, url }) => [site, url])).toEqual([['s', 'http://a.org/b/']]);
  });

  it.each([
    ['s\thttp://a.org/', 'three fields separated by tabs are needed, found 2'],
    ['s\thttp://a.org/\ta.html\tmore', 'found 4'],
    ['s\tftp://a.org/\ta.html', '“ftp://a.org/” is no http or https address'],
    ['?\thttp://a.org/\ta.html', 'without the name of a site'],
    ['s\thttp://a.org/\t', 'no HTML file is named'],
    ['s\thttp://a.org/\tb.html', 'there is no file'],
    ['s\thttp://a.org/\t.', 'there is no file'],
  ])('says what is wrong with %j and where', (line, why) => {
    expect(() => read('s\thttp://a.org/0\ta.html', '', line)).toThrow(`pages.tsv, line 3: `);
    expect(() => read('s\thttp://a.org/0\ta.html', '', line)).toThrow(why);
  });
});
