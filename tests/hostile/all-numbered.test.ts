import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The project's list of hostile inputs has so many; each is carried by a test with its number. */
const INPUTS = 87;

/** Files whose test names begin with numbers of that list. */
const NUMBERED = [
  'tests/e2e/hostile-harvest.test.ts',
  'tests/e2e/hostile-pages.test.ts',
  'tests/url/canonical-url.test.ts',
  ...readdirSync('tests/hostile').map((file) => join('tests/hostile', file)),
];

/** Numbers that begin the name of a test, a row of its table, or the path of its page. */
function numbersIn(source: string): number[] {
  return [...source.matchAll(/(?:it\(|\)\(|\[|^\s+)'\/?(\d{1,2})(?=[':\- ])/gm)].map((m) =>
    Number(m[1]),
  );
}

it('every hostile input has a test with its number', () => {
  const found = new Set(NUMBERED.flatMap((file) => numbersIn(readFileSync(file, 'utf8'))));
  const missing = Array.from({ length: INPUTS }, (_, i) => i + 1).filter((n) => !found.has(n));

  expect(missing).toEqual([]);
});

it('a number counts only where it begins a name', () => {
  const source = `it('12 deep', …); ['13', 1]; '/14-frames': x;\n  '/15-forms': x;\n  '16: y'`;

  expect(numbersIn(source)).toEqual([12, 13, 15, 16]);
  expect(numbersIn(`it('a page of 17 links'); expect('18 px')`)).toEqual([]);
});
