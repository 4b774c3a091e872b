import { describe, expect, it } from 'vitest';
import { hostParts } from '../../lib/url/registrable-domain.ts';

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
