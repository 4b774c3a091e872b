import { describe, expect, it } from 'vitest';
import { hostParts, isPublicSuffix } from '../../lib/url/registrable-domain.ts';

describe('hostParts', () => {
  it.each([
    ['https://www.example.co.uk/a', 'www.example.co.uk', 'example.co.uk', 'co.uk'],
    ['https://a.github.io/', 'a.github.io', 'a.github.io', 'github.io'],
    ['http://127.0.0.1:8080/', '127.0.0.1', '127.0.0.1', ''],
    ['http://localhost/', 'localhost', 'localhost', ''],
    ['http://__proto__/', '__proto__', '__proto__', ''],
  ])('of %s', (url, host, domain, suffix) => {
    expect(hostParts(url)).toEqual({ host, domain, suffix });
  });

  it('asks for an address', () => {
    expect(() => hostParts('')).toThrow('canonical URL');
  });
});

describe('isPublicSuffix', () => {
  it.each(['co.uk', 'com', 'github.io', 'github.io:8080'])('is true of %s', (host) => {
    expect(isPublicSuffix(`https://${host}/x`)).toBe(true);
  });
  it.each(['example.co.uk', 'a.github.io', 'localhost', '127.0.0.1', 'intranet', '__proto__'])(
    'is false of %s',
    (host) => {
      expect(isPublicSuffix(`https://${host}/x`)).toBe(false);
    },
  );
});
