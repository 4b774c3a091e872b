import { describe, expect, it } from 'vitest';
import { urlWords } from '../../../lab/url/url-words.ts';

describe('urlWords', () => {
  it.each([
    [
      'http://www.cs.example.org/~ann/Courses_2024/a.html?id=x1',
      'cs example org ann courses 2024 html id x1',
    ],
    ['https://e.org/caf%C3%A9/%E6%BC%A2%E5%AD%97', 'org café 漢字'],
    ['https://e.org/%25zz/%FF', 'org zz'],
    ['http://a.org/a.org', 'org'],
  ])('of %s', (url, expected) => {
    expect(urlWords(url)).toEqual(expected.split(' '));
  });
});
