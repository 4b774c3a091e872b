import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedLabel } from '../../../lib/boundary/cut/checked-label.ts';
import type { Label } from '../../../lib/model/label.ts';

const check = (reach: Label['reach'], typed: string) =>
  checkedLabel({ site: 's', side: 'in', reach, typed, at: 5 });

describe('what a person typed becomes a label', () => {
  it.each([
    ['url', 'https://a.example/x?utm_source=y#part', 'url', 'https://a.example/x'],
    ['url', ' a.example ', 'url', 'https://a.example/'],
    ['url', 'http://co.uk/', 'url', 'http://co.uk/'],
    ['prefix', 'https://a.example/docs', 'prefix', 'https://a.example/docs/'],
    ['prefix', 'http://a.example/docs/index.html', 'prefix', 'http://a.example/docs/'],
    ['prefix', 'a.example:8080/v1.2', 'prefix', 'https://a.example:8080/v1.2/'],
    ['prefix', 'github.io/people/', 'prefix', 'https://github.io/people/'],
    ['prefix', 'https://a.example', 'host', 'a.example'],
    ['host', 'A.Example', 'host', 'a.example'],
    ['host', 'https://a.example:8080/docs/x.html?y', 'host', 'a.example:8080'],
    ['host', 'localhost:3000', 'host', 'localhost:3000'],
    ['host', '127.0.0.1', 'host', '127.0.0.1'],
    ['host', 'ada.github.io', 'host', 'ada.github.io'],
    ['host', 'bücher.example', 'host', 'xn--bcher-kva.example'],
  ] as const)('%s %j: %s %s', (reach, typed, asReach, target) => {
    expect(check(reach, typed)).toEqual({
      label: { site: 's', side: 'in', reach: asReach, target, at: 5, withdrawnAt: null },
    });
  });
});

describe('what a person typed is refused', () => {
  it.each([
    ['host', 'co.uk', 'public-suffix', 'co.uk'],
    ['host', 'https://github.io/', 'public-suffix', 'github.io'],
    ['host', 'com', 'public-suffix', 'com'],
    ['prefix', 'https://github.io', 'public-suffix', 'github.io'],
    ['prefix', 'a.example/docs/x.html', 'page', 'a.example/docs/'],
    ['prefix', 'https://a.example/docs?page=2', 'page', 'a.example/'],
    ['host', '*.a.example', 'star', ''],
    ['url', '', 'nothing', ''],
    ['url', 'a.example b.example', 'spaces', ''],
    ['url', 'mailto:someone', 'scheme', 'mailto'],
    ['url', 'ftp://a.example/', 'scheme', 'ftp'],
    ['url', 'javascript:alert(1)', 'scheme', 'javascript'],
    ['host', 'https://', 'no-address', ''],
    ['host', 'a..example', 'no-address', ''],
  ] as const)('%s %j: %s', (reach, typed, refused, what) => {
    expect(check(reach, typed)).toEqual({ refused, what });
  });

  it('if it is a public suffix, however it is written', () => {
    const suffix = fc.constantFrom(
      'com',
      'co.uk',
      'github.io',
      'appspot.com',
      'ac.jp',
      'blogspot.com',
    );
    const before = fc.constantFrom('', 'http://', 'https://', 'HTTPS://someone@');
    const after = fc.constantFrom('', '/', '.', './', '/index.html', ':443', ':8080/');
    const reach = fc.constantFrom<Label['reach']>('prefix', 'host');
    fc.assert(
      fc.property(reach, before, suffix, after, (asReach, start, host, end) => {
        expect(check(asReach, `${start}${host}${end}`)).toHaveProperty('refused');
        expect(check(asReach, `${start}mine.${host}${end}`)).toHaveProperty('label');
      }),
      { numRuns: 200, seed: 51 },
    );
  });
});

it('a label typed again is the same label', () => {
  const typed = fc.webUrl({ withQueryParameters: true });
  const reach = fc.constantFrom<Label['reach']>('url', 'prefix', 'host');
  fc.assert(
    fc.property(reach, typed, (asReach, text) => {
      const once = check(asReach, text);
      fc.pre('label' in once);
      expect(check(once.label.reach, once.label.target)).toEqual(once);
    }),
    { numRuns: 100, seed: 52 },
  );
});
