import { describe, expect, it } from 'vitest';
import { claimedUrl, trustOf } from '../../lib/background/trust.ts';
import type { Sender } from '../../lib/browser.ts';

const ROOT = 'chrome-extension://ambit/';
const ask = (sender: object) => trustOf({ id: 'ambit', ...sender } as Sender, 'ambit', ROOT);
const tab = { id: 7, incognito: false };

describe('who sent a message', () => {
  it('is one of Ambit’s own pages by its address', () => {
    expect(ask({ url: `${ROOT}popup.html` })).toEqual({ trust: 'own-page' });
    expect(ask({ url: `${ROOT}options.html`, tab })).toEqual({ trust: 'own-page' });
  });

  it('is a recorder when it runs in the top frame of a web page', () => {
    expect(ask({ url: 'https://a.example/x', tab, frameId: 0 })).toEqual({
      trust: 'recorder',
      url: 'https://a.example/x',
      tab: 7,
      privateWindow: false,
      redirectedFrom: '',
    });
  });

  it.each([
    ['another extension', { id: 'other', url: `${ROOT}popup.html` }],
    [
      'a page that looks like ours',
      { url: 'https://evil.example/chrome-extension://ambit/', frameId: 1, tab },
    ],
    ['a frame', { url: 'https://a.example/', tab, frameId: 3 }],
    ['a page without a tab', { url: 'https://a.example/', frameId: 0 }],
    ['a local file', { url: 'file:///home/x.html', tab, frameId: 0 }],
    ['somebody without an address', { tab, frameId: 0 }],
  ])('is nobody when it is %s', (_, sender) => {
    expect(ask(sender)).toBeNull();
  });
});

describe('the address a recorder claims', () => {
  it('stands within its own origin, as single-page applications need', () => {
    expect(claimedUrl('https://a.example/b', 'https://a.example/a')).toBe('https://a.example/b');
  });

  it.each(['https://bank.example/', 'http://a.example/', 'https://a.example:444/', 'nonsense'])(
    'falls back to the browser’s word when it is %s',
    (claim) => {
      expect(claimedUrl(claim, 'https://a.example/a')).toBe('https://a.example/a');
    },
  );
});
