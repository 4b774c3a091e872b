import { describe, expect, it } from 'vitest';
import { MARKUP, wordsAfter, wordsBefore } from '../../lib/text/window.ts';

describe('window words', () => {
  it.each([
    ['library of music', 'a', 'of music'],
    ['library of music', ' ', 'library of music'],
    ['library of music', '', 'library of music'],
    [' of music', 'y', 'of music'],
    ['library', 'a', ''],
  ])('before: %j behind %j', (window, outer, expected) => {
    expect(wordsBefore(window, outer)).toBe(expected);
  });

  it.each([
    ['library of music', 'a', 'library of'],
    ['library of music', '.', 'library of music'],
    ['library of music', '', 'library of music'],
    ['library of ', 'm', 'library of'],
    ['library', 'a', ''],
  ])('after: %j before %j', (window, outer, expected) => {
    expect(wordsAfter(window, outer)).toBe(expected);
  });

  it('read over markup inside a word', () => {
    expect(wordsAfter(`H${MARKUP.repeat(5)}2${MARKUP.repeat(6)}O, water`, '')).toBe('H2O water');
  });
});
