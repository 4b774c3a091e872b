import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, type SelfDescription } from '../../lib/model/page-record.ts';
import { aliasKey, aliasReasons, declaredAliases, lookAlikes } from '../../lib/url/aliases.ts';

function self(given: Partial<SelfDescription>): SelfDescription {
  return {
    ...{
      canonical: '',
      redirectedFrom: '',
      siteName: '',
      generator: '',
      alternates: [],
      feeds: [],
    },
    ...given,
  };
}

describe('aliases', () => {
  it('are declared by a canonical link and by a redirect, with the direction', () => {
    const page = {
      url: 'http://e.org/a',
      self: self({ canonical: 'http://e.org/b', redirectedFrom: 'http://e.org/old' }),
    };

    expect(declaredAliases(page)).toEqual([
      { from: 'http://e.org/a', to: 'http://e.org/b', reason: 'canonical' },
      { from: 'http://e.org/old', to: 'http://e.org/a', reason: 'redirect' },
    ]);
  });

  it('are not declared by a page that names itself', () => {
    const url = 'http://e.org/a';

    expect(declaredAliases({ url, self: self({ canonical: url, redirectedFrom: url }) })).toEqual(
      [],
    );
  });

  it.each([
    ['http://e.org/a', 'https://e.org/a', ['scheme']],
    ['http://e.org/a', 'http://www.e.org/a', ['www']],
    ['http://e.org/a', 'http://e.org/a/', ['slash']],
    ['http://e.org/a/?x', 'https://www.e.org/a?x', ['scheme', 'www', 'slash']],
    ['http://e.org/a', 'http://e.org/b', []],
    ['http://e.org/a', 'http://e.org/a', []],
    ['http://www.org/a', 'http://org/a', []],
  ])('look alike: %s and %s by %j', (a, b, reasons) => {
    expect(aliasReasons(a, b)).toEqual(reasons);
    expect(aliasReasons(b, a)).toEqual(reasons);
    expect(aliasKey(a) === aliasKey(b)).toBe(a === b || reasons.length > 0);
  });

  it('of many addresses point to the first of their group', () => {
    const urls = ['http://e.org/a', 'http://e.org/b', 'https://e.org/a', 'http://e.org/a/'];

    expect(lookAlikes(urls)).toEqual([
      { from: 'https://e.org/a', to: 'http://e.org/a', reason: 'scheme' },
      { from: 'http://e.org/a/', to: 'http://e.org/a', reason: 'slash' },
    ]);
  });

  it('are bounded for one address and survive odd hosts', () => {
    const variants = ['http://__proto__/', 'https://__proto__/'];
    const many = Array.from({ length: 200 }, (_, i) => variants[i % 2]);

    expect(lookAlikes(many).length).toBe(LIMITS.aliases);
  });

  it('exist exactly between addresses of one key', () => {
    const url = fc
      .tuple(
        fc.constantFrom('http://', 'https://'),
        fc.constantFrom('e.org', 'www.e.org', 'www.org', 'a.e.org'),
        fc.constantFrom('/', '/a', '/a/', '/a/b?x=/', '/a/b/?x=/'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(url, url, (a, b) => {
        expect(aliasReasons(a, b).length > 0).toBe(a !== b && aliasKey(a) === aliasKey(b));
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
