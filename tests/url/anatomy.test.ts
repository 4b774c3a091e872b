import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directoriesAbove,
  directoryAbove,
  directoryEnd,
  directoryKey,
  directoryOf,
  fileNameOf,
  hostNameOf,
  hostOf,
  hostOfKey,
  keyOf,
  originOf,
  pathEnd,
  schemeOf,
  sharedDirectory,
  withoutScheme,
} from '../../lib/url/anatomy.ts';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';

/** What addresses are made of, with all that could be taken for a mark. */
const segment = fc.stringMatching(/^[a-z0-9._~!$&'()*+,;=:@%-]{0,6}$/);
const host = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.constantFrom('localhost', 'www.example.org', 'a--b.example.co.uk'),
);
const address = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host,
    port: fc.option(fc.integer({ min: 1, max: 65535 })),
    path: fc.array(fc.oneof(segment, fc.constant('http://a.example/b')), { maxLength: 12 }),
    query: fc.option(fc.stringMatching(/^[a-z0-9=&/?:]{0,12}$/)),
    route: fc.option(fc.stringMatching(/^!?[a-z0-9/?:=]{0,12}$/)),
  })
  .map(
    ({ scheme, host, port, path, query, route }) =>
      `${scheme}://${host}${port === null ? '' : `:${port}`}/${path.join('/')}` +
      `${query === null ? '' : `?${query}`}${route === null ? '' : `#${route}`}`,
  );
const canonical = address.map((text) => canonicalUrl(text)).filter((url) => url !== null);

const OFTEN = { numRuns: 2000, seed: 18 };

describe('the parts of a canonical address', () => {
  it('are those the parser finds', () => {
    fc.assert(
      fc.property(canonical, (url) => {
        const parsed = new URL(url);
        expect(`${schemeOf(url)}:`).toBe(parsed.protocol);
        expect(hostOf(url)).toBe(parsed.host);
        expect(hostNameOf(url)).toBe(parsed.hostname);
        expect(originOf(url)).toBe(parsed.origin);
        expect(keyOf(url)).toBe(url.slice(parsed.protocol.length + 2));
        expect(hostOfKey(keyOf(url))).toBe(parsed.host);
        expect(url.slice(originOf(url).length, pathEnd(url))).toBe(parsed.pathname);
        expect(directoryOf(url)).toBe(`${parsed.origin}${parsed.pathname.replace(/[^/]*$/, '')}`);
        expect(fileNameOf(url)).toBe(parsed.pathname.split('/').at(-1));
      }),
      OFTEN,
    );
  });

  it('hold together', () => {
    fc.assert(
      fc.property(canonical, (url) => {
        const above = directoriesAbove(url);
        expect(above[0]).toBe(`${originOf(url)}/`);
        expect(above.at(-1)).toBe(directoryOf(url));
        for (let i = 1; i < above.length; i++) expect(directoryAbove(above[i])).toBe(above[i - 1]);
        expect(directoryKey(url)).toBe(keyOf(directoryOf(url)));
        expect(directoryOf(keyOf(url))).toBe(directoryKey(url));
        expect(directoryOf(url) + url.slice(directoryEnd(url))).toBe(url);
        expect(`${schemeOf(url)}://${withoutScheme(url)}`).toBe(url);
      }),
      OFTEN,
    );
  });

  it('are shared as far as two addresses are alike', () => {
    fc.assert(
      fc.property(canonical, canonical, (a, b) => {
        const shared = sharedDirectory(a, b);
        expect(shared === '' || shared.endsWith('/')).toBe(true);
        expect(a.startsWith(shared) && b.startsWith(shared)).toBe(true);
        expect(shared).toBe(sharedDirectory(b, a));
      }),
      OFTEN,
    );
  });
});

describe('a host that is named by itself', () => {
  it.each([
    ['example.org', 'example.org', 'example.org'],
    ['example.org:8080', 'example.org:8080', 'example.org'],
    ['[::1]:81', '[::1]:81', '[::1]'],
  ])('%s is read as in an address', (told, host, name) => {
    expect(hostOf(told)).toBe(host);
    expect(hostNameOf(told)).toBe(name);
    expect(keyOf(told)).toBe(told);
  });
});
