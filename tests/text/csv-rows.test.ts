import { describe, expect, it } from 'vitest';
import { csvRows } from '../../lib/text/csv-rows.ts';

const cellsOf = (text: string, separator?: string) =>
  [...csvRows(text, separator)].map(({ cells }) => cells);

describe('rows of separated values', () => {
  it('keep separators, quotes and line ends that stand in quotes', () => {
    expect(cellsOf('a,"b, ""c""\r\nd"\r\ne,f')).toEqual([
      ['a', 'b, "c"\r\nd'],
      ['e', 'f'],
    ]);
  });

  it('are parted by what the caller says', () => {
    expect(cellsOf('a;b,c\n"d;e";', ';')).toEqual([
      ['a', 'b,c'],
      ['d;e', ''],
    ]);
    expect(cellsOf('a\tb', '\t')).toEqual([['a', 'b']]);
  });

  it('begin in the line that is told, empty ones left out', () => {
    const rows = [...csvRows('\ufeffa,"b\nc"\n\nd')];

    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [1, ['a', 'b\nc']],
      [4, ['d']],
    ]);
  });

  it.each([
    ['"a', true],
    ['"a"b,c', true],
    ['"a"" b"', false],
    ['"a",b', false],
    ['a "b" c', false],
    ['""', false],
  ])('say whether a quote is broken: %s', (text, isBroken) => {
    expect([...csvRows(text)].some((row) => row.isBroken)).toBe(isBroken);
  });

  it('go on after a broken quote with the next line', () => {
    expect(cellsOf('"a"b,c\nd,e')).toEqual([
      ['a', 'c'],
      ['d', 'e'],
    ]);
  });
});
