import { describe, expect, it } from 'vitest';
import { tokensOf, UrlTokens } from '../../../lab/url/url-tokens.ts';

describe('tokens of a URL', () => {
  it('are the maximal pieces without / : ? = & #', () => {
    expect(tokensOf('http://h.org:81/a/b.html?x=1&y=#!z')).toEqual([
      'http',
      'h.org',
      '81',
      'a',
      'b.html',
      'x',
      '1',
      'y',
      '!z',
    ]);
    expect(tokensOf('///')).toEqual([]);
  });

  it('are numbered alike in all URLs', () => {
    const tokens = new UrlTokens();
    tokens.add('http://a/b');
    tokens.add('http://b/a');

    expect([...tokens.flat.subarray(0, 6)]).toEqual([0, 1, 2, 0, 2, 1]);
    expect([...tokens.starts.subarray(0, 3)]).toEqual([0, 3, 6]);
    expect(tokens.distinct).toBe(3);
  });

  it('outgrow their first room', () => {
    const tokens = new UrlTokens();
    for (let i = 0; i < 2000; i++) tokens.add(`http://h/${i}`);

    expect(tokens.size).toBe(2000);
    expect(tokens.distinct).toBe(2002);
    expect(tokens.starts[2000]).toBe(6000);
  });
});
