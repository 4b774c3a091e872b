import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crawl, fetch, groupMatch, thematicCrawl } from '../../lib/semantics/crawl.ts';
import { many, scene, sorted } from './operator-scene.ts';
import { indexOf, urls, wordedLinks, words } from './worded-links.ts';

const steps = fc.integer({ min: -3, max: 3 });

describe('crawling operators', () => {
  it('are those of Appendix B', () => {
    fc.assert(
      fc.property(wordedLinks, urls, words, steps, (links, chosen, keywords, n) => {
        const { view, oracle, known, to } = scene(links, chosen);
        const start = to.pages(known);
        const terms = to.terms(keywords);
        const theme = new Set(keywords);

        expect(to.urls(crawl(view, start, n, 'exactly'))).toEqual(
          sorted(oracle.crawl(new Set(known), n)),
        );
        expect(to.urls(thematicCrawl(view, start, terms, n, 'exactly'))).toEqual(
          sorted(oracle.thematicCrawl(new Set(known), theme, n)),
        );
        const levels = Array.from({ length: Math.abs(n) + 1 }, (_, i) => i * Math.sign(n));
        const within = levels.flatMap((level) => [...oracle.crawl(new Set(known), level)]);
        const thematic = levels.flatMap((level) => [
          ...oracle.thematicCrawl(new Set(known), theme, level),
        ]);
        expect(to.urls(crawl(view, start, n))).toEqual(sorted(new Set(within)));
        expect(to.urls(thematicCrawl(view, start, terms, n))).toEqual(sorted(new Set(thematic)));
        expect(to.urls(groupMatch(view, known))).toEqual(sorted(oracle.groupMatch(known)));
      }),
      many,
    );
  });

  it('reads only pages that were opened', () => {
    const view = indexOf([{ from: 'https://a.org/', to: 'https://b.org/', keywords: [] }]);
    expect(fetch(view, 'https://a.org/')).toBe('text of https://a.org/');
    expect(fetch(view, 'https://b.org/')).toBeNull();
    expect(fetch(view, 'https://unheard.of/')).toBeNull();
  });

  it('refuses half a step', () => {
    expect(() => crawl(indexOf([]), [], 0.5)).toThrow('whole number');
  });
});
