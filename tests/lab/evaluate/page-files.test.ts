import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageFiles } from '../../../lab/evaluate/page-files.ts';

let top = '';
let root = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'ambit-files-'));
  root = join(top, 'package', 'html');
  mkdirSync(join(root, 'inner'), { recursive: true });
});
afterEach(() => rmSync(top, { recursive: true }));

const files = () => pageFiles(root, join(top, 'package'));

describe('pageFiles', () => {
  it('finds pages by the ends of their names, sorted', () => {
    for (const name of ['b.html', 'a.HTM', 'inner/c.xhtml', 'd.css', 'html']) {
      writeFileSync(join(root, name), '');
    }
    expect(files()).toEqual(['a.HTM', 'b.html', 'inner/c.xhtml']);
  });

  it('unpacks compressed pages, and finds the same again', () => {
    writeFileSync(join(root, 'a.html.gz'), gzipSync('<p>a'));
    expect(files()).toEqual(['a.html']);
    expect(readFileSync(join(root, 'a.html'), 'utf8')).toBe('<p>a');
    expect(files()).toEqual(['a.html']);
  });

  it('follows links within the package and never in circles', () => {
    writeFileSync(join(root, 'inner', 'a.html'), '');
    symlinkSync('a.html', join(root, 'inner', 'b.html'));
    symlinkSync('inner', join(root, 'twin'));
    symlinkSync('..', join(root, 'inner', 'up'));
    expect(files()).toEqual(['inner/a.html', 'inner/b.html', 'twin/a.html', 'twin/b.html']);
  });

  it('leaves out links that lead nowhere or out of the package', () => {
    mkdirSync(join(top, 'package2'));
    writeFileSync(join(top, 'package2', 'a.html'), '');
    symlinkSync('../../package2/a.html', join(root, 'a.html'));
    symlinkSync('../../package2', join(root, 'other'));
    symlinkSync('gone.html', join(root, 'b.html'));
    expect(files()).toEqual([]);
  });
});
