import { describe, expect, it } from 'vitest';
import { Redirects } from '../../lib/background/redirects.ts';

describe('a redirect', () => {
  it('is known by what was asked for and where the tab arrived', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/old');
    redirects.arrived(1, 'http://a.example/new');

    expect(redirects.sourceOf(1, 'http://a.example/new')).toBe('http://a.example/old');
  });

  it('is none when the tab arrived where it was sent', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/');
    redirects.arrived(1, 'http://a.example/');

    expect(redirects.sourceOf(1, 'http://a.example/')).toBe('');
  });

  it('is of its own page only: not of the next, of another tab, or of a route within', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/old');
    redirects.arrived(1, 'http://a.example/new');

    expect(redirects.sourceOf(2, 'http://a.example/new')).toBe('');
    expect(redirects.sourceOf(1, 'http://a.example/new/route')).toBe('');
    redirects.asked(1, 'http://a.example/new');
    redirects.arrived(1, 'http://a.example/new');
    expect(redirects.sourceOf(1, 'http://a.example/new')).toBe('');
  });

  it('is known where the browser asks again for the address it was sent on to', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/old');
    redirects.asked(1, 'http://b.example/new'); // in another process, before the first is given up
    redirects.failed(1, 'http://a.example/old');
    redirects.arrived(1, 'http://b.example/new', true);

    expect(redirects.sourceOf(1, 'http://b.example/new')).toBe('http://a.example/old');
  });

  it('is none of what was given up for another address', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/slow');
    redirects.failed(1, 'http://a.example/slow');
    redirects.asked(1, 'http://b.example/');
    redirects.arrived(1, 'http://b.example/', true); // by a detour that led back to it
    expect(redirects.sourceOf(1, 'http://b.example/')).toBe('');

    redirects.asked(1, 'http://a.example/slow');
    redirects.asked(1, 'http://c.example/');
    redirects.arrived(1, 'http://c.example/', false);
    expect(redirects.sourceOf(1, 'http://c.example/')).toBe('');
  });

  it('is forgotten with its tab', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/old');
    redirects.arrived(1, 'http://a.example/new');
    redirects.closed(1);

    expect(redirects.sourceOf(1, 'http://a.example/new')).toBe('');
  });

  it('is forgotten when anything is: a page that stays open does not bring it back', () => {
    const redirects = new Redirects();
    redirects.asked(1, 'http://a.example/old');
    redirects.arrived(1, 'http://a.example/new');
    redirects.asked(2, 'http://a.example/old');
    redirects.forget();
    redirects.arrived(2, 'http://a.example/new');

    expect(redirects.sourceOf(1, 'http://a.example/new')).toBe('');
    expect(redirects.sourceOf(2, 'http://a.example/new')).toBe('');
  });

  it('may not be told any more by a page that was on its way when something was forgotten', () => {
    const redirects = new Redirects();
    const early = redirects.watch();
    expect(early()).toBe(true);
    redirects.forget();
    const late = redirects.watch();

    expect([early(), late()]).toEqual([false, true]);
    redirects.forget(); // the order was carried out
    expect(late()).toBe(false);
  });
});
