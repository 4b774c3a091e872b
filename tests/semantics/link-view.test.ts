import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thematicCrawl } from '../../lib/semantics/crawl.ts';
import { weightedTargetKeywords } from '../../lib/semantics/link-keywords.ts';
import { throughOntology } from '../../lib/semantics/link-view.ts';
import { ThesusOracle } from '../oracles/thesus-operators.ts';
import { sorted, sortedTimes, Translation } from './operator-scene.ts';
import { indexOf, urls, wordedLinks } from './worded-links.ts';

const steps = fc.integer({ min: -3, max: 3 });

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
