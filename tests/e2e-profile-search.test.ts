import { describe, expect, it } from 'vitest';
import { holds } from './e2e/harness/profile-search.ts';

const word = 'moonferret';
const file = 'idb/1234ambit.sqlite';
const noise = (text: string) =>
  Buffer.concat([Buffer.from([7, 200, 0]), Buffer.from(text, 'latin1')]);

/** Letters as they are, and the repetition of `size` letters from `back` letters ago. */
const letters = (text: string) => Buffer.from([(text.length - 1) << 2, ...Buffer.from(text)]);
const again = (back: number, size: number) =>
  Buffer.from([((size - 1) << 2) | 2, back & 255, back >> 8]);

describe('a search of a profile finds a word', () => {
  it.each([
    ['as it is', noise('http://MoonFerret.example')],
    ['in two bytes per letter', Buffer.from('my moonferret', 'utf16le')],
    ['in two bytes per letter, at an odd place', noise('').subarray(0, 1), 'my moonferret'],
    [
      'as a key of Firefox’s',
      noise([...word].map((c) => String.fromCharCode(c.charCodeAt(0) + 1)).join('')),
    ],
    ['made of repetitions', Buffer.concat([letters('xferretx moon'), again(12, 6), letters('!')])],
    ['repeated from farther back', Buffer.concat([letters('moonfer'), again(3000, 3)])],
  ])('%s', (_, bytes, wide = '') => {
    expect(holds(Buffer.concat([bytes, Buffer.from(wide, 'utf16le')]), word, file)).toBe(true);
  });

  it.each([
    ['another one', noise('http://moonferry.example')],
    ['pieces of it that are not together', Buffer.concat([letters('moonx'), letters('ferret')])],
    [
      'a piece of it and repetitions from farther back',
      Buffer.concat([letters('moon'), again(900, 6)]),
    ],
  ])('and does not take %s for it', (_, bytes) => {
    expect(holds(bytes, word, file)).toBe(false);
  });
});
