import { describe, expect, it } from 'vitest';
import { around } from '../../components/command-line.tsx';
import { OPERATORS } from '../../lib/semantics/console-operators.ts';
import { exampleWith, operatorWords } from '../../lib/view/console-sentences.ts';
import { csvOf, jsonOf } from '../../lib/view/table-text.ts';

describe('the console', () => {
  it('has words for every operator, and none for two', () => {
    const words = OPERATORS.map(({ name }) => operatorWords(name));
    expect(new Set(words).size).toBe(OPERATORS.length);
    expect(words).not.toContain('');
  });

  it('fills examples with pages and words the person has', () => {
    const pages = ['https://www.museum.example/rooms/', 'https://choir.example/'];
    const filled = OPERATORS.map(({ example }) => exampleWith(example, pages, ['lens', 'rope']));
    expect(filled.join()).not.toMatch(/example\.(org|net)/);
    expect(filled).toContain('thematicCrawl({https://www.museum.example/rooms/}, {lens, rope}, 2)');
    expect(exampleWith('THubs({}, 2, {museum})', [], [])).toBe('THubs({}, 2, {museum})');
  });

  it('gives tables as text that no spreadsheet runs', () => {
    const table = { columns: ['keyword' as const, 'times' as const], rows: [['=1+"1"', 2]] };
    expect(csvOf(table)).toBe('"keyword","times"\r\n"\'=1+""1""",2\r\n');
    expect(JSON.parse(jsonOf(table))).toEqual([{ keyword: '=1+"1"', times: 2 }]);
  });

  it('goes around from the line over the offers and back', () => {
    expect([0, 1, 2, 3, -1, -2].map((next) => around(next, 3))).toEqual([0, 1, 2, -1, -1, 2]);
  });
});
