import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  thematicAuthorities,
  thematicCocitations,
  thematicCouplings,
  thematicHubs,
} from '../../lib/semantics/thematic-links.ts';
import { many, scene, sorted } from './operator-scene.ts';
import { urls, wordedLinks, words } from './worded-links.ts';

const least = fc.integer({ min: -1, max: 2 });

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
