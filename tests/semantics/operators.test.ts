import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crawl, fetch, groupMatch, thematicCrawl } from '../../lib/semantics/crawl.ts';
import {
  groupKeywords,
  linkKeywords,
  weightedGroupKeywords,
  weightedSourceKeywords,
  weightedTargetKeywords,
} from '../../lib/semantics/link-keywords.ts';
import type { LinkView } from '../../lib/semantics/link-view.ts';
import { throughOntology } from '../../lib/semantics/link-view.ts';
import {
  thematicAuthorities,
  thematicCocitations,
  thematicCouplings,
  thematicHubs,
} from '../../lib/semantics/thematic-links.ts';
import { ThesusOracle, type WordedLink } from '../oracles/thesus-operators.ts';
import { indexOf, urls, wordedLinks, words } from './worded-links.ts';

const many = { numRuns: 10_000, seed: 4 };
const steps = fc.integer({ min: -3, max: 3 });
const least = fc.integer({ min: -1, max: 2 });

/** Addresses and words of the tests as the view numbers them, and back. */
class Translation {
  constructor(readonly view: LinkView) {}
  pages = (known: Iterable<string>) => new Set([...known].map((url) => this.view.numberOf(url)));
  terms = (known: Iterable<string>) =>
    new Set([...known].flatMap((word) => this.view.termsNamed(word)));
  urls = (pages: Iterable<number>) => [...pages].map((page) => this.view.urlOf(page)).sort();
  words = (terms: Iterable<number>) => [...terms].map((term) => this.view.nameOf(term)).sort();
  times = (weights: Map<number, number>) =>
    [...weights].map(([term, times]) => [this.view.nameOf(term), times]).sort();
}

function scene(links: WordedLink[], chosen: string[]) {
  const view = indexOf(links);
  const oracle = new ThesusOracle(links, []);
  const known = chosen.filter((url) => oracle.everyone.has(url));
  return { view, oracle, known, to: new Translation(view) };
}
const sorted = (found: Iterable<string>) => [...found].sort();
const sortedTimes = (found: Map<string, number>) => [...found].sort();

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

describe('operators that read links', () => {
  it('are those of Appendix B, an empty set meaning everyone', () => {
    fc.assert(
      fc.property(wordedLinks, urls, urls, (links, from, towards) => {
        const { view, oracle, known, to } = scene(links, from);
        const others = towards.filter((url) => oracle.everyone.has(url));
        const [s, t] = [to.pages(known), to.pages(others)];
        const [sources, targets] = [new Set(known), new Set(others)];

        expect(to.words(groupKeywords(view, s, t))).toEqual(
          sorted(oracle.groupKeywords(sources, targets)),
        );
        expect(to.times(weightedGroupKeywords(view, s, t))).toEqual(
          sortedTimes(oracle.weightedGroupKeywords(sources, targets)),
        );
        expect(to.times(weightedTargetKeywords(view, s, t))).toEqual(
          sortedTimes(oracle.weightedTargetKeywords(sources, targets)),
        );
        expect(to.times(weightedSourceKeywords(view, s, t))).toEqual(
          sortedTimes(oracle.weightedSourceKeywords(sources, targets)),
        );
        for (const d of known) {
          for (const e of others) {
            const found = linkKeywords(view, view.numberOf(d), view.numberOf(e));
            expect(to.words(found)).toEqual(sorted(oracle.linkKeywords(d, e)));
          }
        }
      }),
      many,
    );
  });
});

describe('thematic link analysis', () => {
  it('says what Appendix A says', () => {
    fc.assert(
      fc.property(wordedLinks, urls, words, least, (links, chosen, keywords, n) => {
        const { view, oracle, known, to } = scene(links, chosen);
        const pages = to.pages(known);
        const given = new Set(known);
        const terms = to.terms(keywords);
        const theme = new Set(keywords);

        expect(to.urls(thematicAuthorities(view, pages, n, terms))).toEqual(
          sorted(oracle.authorities(given, n, theme)),
        );
        expect(to.urls(thematicHubs(view, pages, n, terms))).toEqual(
          sorted(oracle.hubs(given, n, theme)),
        );
        expect(to.urls(thematicCocitations(view, pages, n, terms))).toEqual(
          sorted(oracle.cocitations(given, n, theme)),
        );
        expect(to.urls(thematicCouplings(view, pages, n, terms))).toEqual(
          sorted(oracle.couplings(given, n, theme)),
        );
      }),
      many,
    );
  });
});

describe('operators on terms of an ontology', () => {
  it('are those on keywords, each keyword set replaced by its meaning', () => {
    const topics = ['place', 'art'];
    const topicOf = (word: string) => (['opera', 'music', 'museum'].includes(word) ? 1 : 0);
    const meanings = {
      meaningOf: (keywords: string[]) => [...new Set(keywords.map(topicOf))],
      termsNamed: (text: string) => topics.flatMap((topic, i) => (text === topic ? i : [])),
      nameOf: (term: number) => topics[term],
    };
    fc.assert(
      fc.property(wordedLinks, urls, steps, (links, chosen, n) => {
        const merged = [...new ThesusOracle(links, []).everyone].flatMap((from) =>
          [...new ThesusOracle(links, []).everyone].flatMap((target) => {
            if (!links.some((link) => link.from === from && link.to === target)) return [];
            const oracle = new ThesusOracle(links, []);
            const keywords = [...oracle.linkKeywords(from, target)].map((w) => topics[topicOf(w)]);
            return [{ from, to: target, keywords }];
          }),
        );
        const oracle = new ThesusOracle(merged, []);
        const view = throughOntology(indexOf(links), meanings);
        const to = new Translation(view);
        const known = chosen.filter((url) => oracle.everyone.has(url));
        expect(to.times(weightedTargetKeywords(view, new Set(), to.pages(known)))).toEqual(
          sortedTimes(oracle.weightedTargetKeywords(new Set(), new Set(known))),
        );
        expect(
          to.urls(thematicCrawl(view, to.pages(known), to.terms(['art']), n, 'exactly')),
        ).toEqual(sorted(oracle.thematicCrawl(new Set(known), new Set(['art']), n)));
      }),
      { numRuns: 1000, seed: 4 },
    );
  });
});
