import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LinkIndex } from '../../lib/semantics/link-index.ts';
import { termsAndPhrases } from '../../lib/semantics/phrases.ts';
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

  it('reads all anchors of a link, each a field of its own', () => {
    const index = new LinkIndex();
    const words = { alt: '', before: '', after: '' };
    const more = [{ ...words, text: 'Harbour Museum', after: 'lighthouse lenses' }];
    const link = { ...linkWith('https://b.org/', ['logo']), more };
    const page = index.add('https://a.org/', 'en', [link]);
    const target = index.numberOf('https://b.org/');
    const names = index.termsBetween(page, target).map((term) => index.nameOf(term));
    expect(names).toEqual(['logo', 'Harbour', 'Museum', 'lighthouse', 'lenses']);
    const [logo, harbour, museum] = index.termsBetween(page, target);
    const found = termsAndPhrases(index.lexicon, index.formsBetween(page, target));
    expect(found).toContain(index.lexicon.phrase(harbour, museum));
    expect(found).not.toContain(index.lexicon.phrase(logo, harbour));
  });

  it('knows pages without links', () => {
    const index = new LinkIndex();
    index.add('https://a.org/', 'en', []);
    expect(index.isKnown(index.numberOf('https://a.org/'))).toBe(true);
    index.remove('https://a.org/');
    expect(index.numberOf('https://a.org/')).toBe(-1);
  });
});
