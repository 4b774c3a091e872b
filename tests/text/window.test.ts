import { describe, expect, it } from 'vitest';
import { MARKUP, WINDOW, wordsAfter, wordsBefore } from '../../lib/text/window.ts';

describe('window words', () => {
  it.each([
    ['library of music', 'a', 'of music'],
    ['library of music', ' ', 'library of music'],
    ['library of music', '', 'library of music'],
    [' of music', 'y', 'of music'],
    ['library', 'a', ''],
  ])('before: %j behind %j', (window, outer, expected) => {
    expect(wordsBefore(outer + window.padEnd(WINDOW, '.'))).toBe(expected);
  });

  it.each([
    ['library of music', 'a', 'library of'],
    ['library of music', '.', 'library of music'],
    ['library of music', '', 'library of music'],
    ['library of ', 'm', 'library of'],
    ['library', 'a', ''],
  ])('after: %j before %j', (window, outer, expected) => {
    expect(wordsAfter(window.padStart(WINDOW, '.') + outer)).toBe(expected);
  });

  it('read over markup inside a word', () => {
    expect(wordsAfter(`H${MARKUP.repeat(5)}2${MARKUP.repeat(6)}O, water`)).toBe('H2O water');
  });

  it('leave out what belongs to one person, whole, and over markup', () => {
    const tags = MARKUP.repeat(3);
    expect(wordsBefore(`old jane.roe@mail.example ${'. '.repeat(44)}end`)).toBe('end');
    expect(wordsAfter(`begin ${'. '.repeat(42)} jane.roe@mail.example`)).toBe('begin');
    expect(wordsAfter(`4${tags}8${tags}2${tags}9${tags}1${tags}3 rest`)).toBe('rest');
    expect(wordsAfter(`j${tags}ane@ma${tags}il.example rest`)).toBe('rest');
  });
});
