import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LinkIndex } from '../../lib/semantics/link-index.ts';
import { byPage, indexOf, linkWith, URLS, wordedLinks } from './worded-links.ts';

/** All that can be asked of an index, by names. */
function told(index: LinkIndex): string[] {
  const lines: string[] = [];
  for (const page of index.urls()) {
    const from = index.urlOf(page);
    lines.push(`${from} ${index.isPage(page)}`);
    for (const target of index.targetsOf(page)) {
      const words = index.termsBetween(page, target).map((term) => index.nameOf(term));
      lines.push(`${from} → ${index.urlOf(target)} ${words.sort()}`);
    }
    for (const source of index.sourcesOf(page)) lines.push(`${from} ← ${index.urlOf(source)}`);
  }
  return lines.sort();
}

describe('the index of links', () => {
  it('is, after any history, that of the pages left', () => {
    const urls = fc.uniqueArray(fc.constantFrom(...URLS), { maxLength: 4 });
    fc.assert(
      fc.property(wordedLinks, wordedLinks, urls, (earlier, later, gone) => {
        const index = indexOf(earlier);
        for (const [url, links] of byPage(later)) {
          index.add(
            url,
            'en',
            links.map(({ to, keywords }) => linkWith(to, keywords)),
          );
        }
        for (const url of gone) index.remove(url);
        const pages = new Map([...byPage(earlier), ...byPage(later)]);
        for (const url of gone) pages.delete(url);
        const fresh = indexOf([...pages.values()].flat());
        expect(told(index)).toEqual(told(fresh));
        expect(index.linkCount).toBe(fresh.linkCount);
        expect(index.pageCount).toBe(fresh.pageCount);
      }),
      { numRuns: 1000, seed: 6 },
    );
  });

  it('makes one link of all links between two pages', () => {
    const index = new LinkIndex();
    const page = index.add('https://a.org/', 'en-GB', [
      linkWith('https://b.org/', ['museum']),
      linkWith('https://b.org/', ['garden', 'museum']),
    ]);
    const target = index.numberOf('https://b.org/');
    expect(index.linkCount).toBe(1);
    expect(index.languageOf(page)).toBe('en');
    const names = index.termsBetween(page, target).map((term) => index.nameOf(term));
    expect(names.sort()).toEqual(['garden', 'museum']);
    expect(index.termsBetween(target, page)).toEqual([]);
  });

  it('knows pages without links', () => {
    const index = new LinkIndex();
    index.add('https://a.org/', 'en', []);
    expect(index.isKnown(index.numberOf('https://a.org/'))).toBe(true);
    index.remove('https://a.org/');
    expect(index.numberOf('https://a.org/')).toBe(-1);
  });
});
