import { describe, expect, it } from 'vitest';
import { refusalFor, webHost } from '../../lib/consent/may-record.ts';
import { type Settings, UNDECIDED, UNTIL_RESUMED } from '../../lib/model/settings.ts';

const NOW = 1_000_000;
const agreed: Settings = { ...UNDECIDED, agreedAt: 1 };
const ask = (url: string, change: Partial<Settings> = {}, privateWindow = false) =>
  refusalFor({ url, privateWindow }, { ...agreed, ...change }, NOW);

describe('may this page be recorded?', () => {
  it('says yes to an ordinary page once the person agreed', () => {
    expect(ask('https://www.museum.example/a')).toBeNull();
  });

  it('says no to everything before the person agreed', () => {
    expect(ask('https://www.museum.example/a', { agreedAt: null })).toBe('not-agreed');
  });

  it.each(['file:///etc/passwd', 'chrome://settings', 'about:blank', 'not an address', ''])(
    'says no to %s, which is no web page',
    (url) => {
      expect(ask(url)).toBe('not-web');
    },
  );

  it('says no to private windows whatever the settings', () => {
    expect(ask('https://www.museum.example/', { allowed: ['museum.example'] }, true)).toBe(
      'private',
    );
  });

  it('rests until the pause is over', () => {
    expect(ask('https://a.example/', { pausedUntil: NOW + 1 })).toBe('paused');
    expect(ask('https://a.example/', { pausedUntil: UNTIL_RESUMED })).toBe('paused');
    expect(ask('https://a.example/', { pausedUntil: NOW })).toBeNull();
  });

  it('records only chosen hosts, and those below them, when told so', () => {
    const only: Partial<Settings> = { mode: 'chosen', chosen: ['museum.example'] };

    expect(ask('https://museum.example/', only)).toBeNull();
    expect(ask('https://www.museum.example/', only)).toBeNull();
    expect(ask('https://notmuseum.example/', only)).toBe('not-chosen');
  });

  it('does not lift the ban on sensitive hosts below a chosen or allowed one', () => {
    const lists: Partial<Settings> = { chosen: ['google.com'], allowed: ['google.com'] };

    expect(ask('https://www.google.com/', { mode: 'chosen', ...lists })).toBeNull();
    expect(ask('https://mail.google.com/', { mode: 'chosen', ...lists })).toBe('sensitive');
  });

  it('is not fooled by a final dot', () => {
    expect(ask('https://paypal.com./')).toBe('sensitive');
    expect(ask('https://notes.example./', { never: ['notes.example'] })).toBe('never');
  });

  it('lets the person’s "never" win over every other list', () => {
    const lists = { never: ['a.example'], chosen: ['a.example'], allowed: ['a.example'] };

    expect(ask('https://www.a.example/', lists)).toBe('never');
  });

  it.each([
    'http://localhost/',
    'http://localhost./',
    'http://foo.localhost/',
    'http://127.0.0.1:8080/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://10.1.2.3/',
    'http://172.31.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://intranet/',
    'http://printer.local/',
    'http://wiki.corp/',
  ])('leaves %s alone unless it is allowed', (url) => {
    expect(ask(url)).toBe('local');
    expect(ask(url, { allowed: [webHost(url)!] })).toBeNull();
  });

  it.each([
    'http://8.8.8.8/',
    'http://172.32.0.1/',
    'http://[2001:db8::1]/',
    'http://local.example/',
  ])('does not take %s for a local address', (url) => {
    expect(ask(url)).toBeNull();
  });

  it.each([
    'https://www.bank-of-harwick.example/',
    'https://onlinebanking.somewhere.example/',
    'https://commerzbank.example/',
    'https://mail.google.com/mail/u/0/',
    'https://outlook.live.com/',
    'https://mychart.hospital.example/',
    'https://login.university.example/',
    'https://accounts.google.com/',
    'https://www.paypal.com/',
    'https://www.hsbc.co.uk/',
    'https://bankofamerica.com/',
    'https://secure.chase.com/',
  ])('leaves %s alone unless it is allowed', (url) => {
    expect(ask(url)).toBe('sensitive');
    expect(ask(url, { allowed: [new URL(url).hostname] })).toBeNull();
  });

  it.each([
    'https://banksy.example/',
    'https://www.mailart.example/',
    'https://authority.example/',
  ])('does not take %s for a sensitive site', (url) => {
    expect(ask(url)).toBeNull();
  });
});
