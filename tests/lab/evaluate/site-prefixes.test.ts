import { describe, expect, it } from 'vitest';
import { sitesByPrefix } from '../../../lab/evaluate/site-prefixes.ts';

describe('the site of an address', () => {
  const siteOf = sitesByPrefix(
    [
      { site: 'manual', url: 'https://x.org/doc/a.html' },
      { site: 'manual', url: 'https://x.org/doc/part/b.html' },
      { site: 'guide', url: 'https://x.org/doc/guide/c.html' },
      { site: '', url: 'https://x.org/elsewhere' },
    ],
    ['manual', 'guide'],
  );

  it('is its label, or that of the longest directory it is in', () => {
    expect(siteOf('https://x.org/doc/a.html')).toBe(0);
    expect(siteOf('https://x.org/doc/new.html')).toBe(0);
    expect(siteOf('https://x.org/doc/guide/d.html')).toBe(1);
    expect(siteOf('https://x.org/elsewhere')).toBe(-1);
    expect(siteOf('https://y.org/doc/a.html')).toBe(-1);
  });
});
