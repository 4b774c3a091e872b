import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longLines } from './checks/long-lines.ts';

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|css|html)$/.test(file) && !file.includes('fixtures/'))
  .filter(existsSync);

describe('lines', () => {
  it('have at most 100 columns', () => {
    const found = files.flatMap((file) => longLines(file, readFileSync(file, 'utf8')));

    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it.each([
    ['a sentence', `// ${'word '.repeat(20)}`.trimEnd(), 'a.ts:1 has 102 columns'],
    ['a comment', `/** ${'word '.repeat(20)}*/`, 'a.ts:1 has 106 columns'],
    ['a list', `\n  '${'a b '.repeat(25)}',`, 'a.ts:2 has 105 columns'],
    ['a run of sixty', `${'x'.repeat(60)} ${'y'.repeat(40)}`, 'a.ts:1 has 101 columns'],
  ])('are too long where %s goes on', (_, source, sentence) => {
    expect(longLines('a.ts', source)).toEqual([sentence]);
  });

  it.each([
    ['a hundred columns', 'word '.repeat(20)],
    ['a hundred letters of two bytes or four', `${'ä'.repeat(50)} ${'🜨'.repeat(49)}`],
    ['an address', `see https://example.org/${'a'.repeat(90)}`],
    ['a regular expression', `  /^${'one of (?:these|those) '.repeat(6)}$/u,`],
  ])('may have %s', (_, source) => {
    expect(longLines('a.ts', source)).toEqual([]);
  });
});
