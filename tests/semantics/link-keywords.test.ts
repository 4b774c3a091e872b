import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupKeywords,
  linkKeywords,
  weightedGroupKeywords,
  weightedSourceKeywords,
  weightedTargetKeywords,
} from '../../lib/semantics/link-keywords.ts';
import { many, scene, sorted, sortedTimes } from './operator-scene.ts';
import { urls, wordedLinks } from './worded-links.ts';

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
