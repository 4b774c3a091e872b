/**
 * What a set of links says, counted on the spot: for every word and phrase its links, different
 * targets and different sources. For whatever has no running counts: how a site sees the world, what
 * one site says of another, a directory, a page. An empty set means everyone.
 * Cost: the words of the links looked at, in steps.
 */
import type { LinkIndex } from './link-index.ts';
import { linksInSteps } from './link-keywords.ts';
import { termsAndPhrases } from './phrases.ts';
import type { Tally } from './site-words.ts';

type Pages = ReadonlySet<number>;
/** Which links count; a page's links to itself never do. */
export type LinkFilter = (source: number, target: number) => boolean;

export function* tallyLinks(
  index: LinkIndex,
  sources: Pages,
  targets: Pages,
  counts: LinkFilter = () => true,
): Generator<void, Map<number, Tally>> {
  const tallies = new Map<number, Tally>();
  const ends = new Map<number, { targets: Set<number>; sources: Set<number> }>();
  yield* linksInSteps(index, sources, targets, (source, target) => {
    if (source === target || !counts(source, target)) return;
    for (const term of termsAndPhrases(index.lexicon, index.formsBetween(source, target))) {
      const tally = tallies.get(term) ?? { links: 0, targets: 0, sources: 0 };
      const end = ends.get(term) ?? { targets: new Set(), sources: new Set() };
      tally.links++;
      tally.targets = end.targets.add(target).size;
      tally.sources = end.sources.add(source).size;
      tallies.set(term, tally);
      ends.set(term, end);
    }
  });
  return tallies;
}

/** The links that gave one of the words or phrases, as pairs of source and target. */
export function* linksWith(
  index: LinkIndex,
  wanted: ReadonlySet<number>,
  sources: Pages,
  targets: Pages,
  counts: LinkFilter = () => true,
): Generator<void, [source: number, target: number][]> {
  const found: [number, number][] = [];
  yield* linksInSteps(index, sources, targets, (source, target) => {
    if (source === target || !counts(source, target)) return;
    const terms = termsAndPhrases(index.lexicon, index.formsBetween(source, target));
    for (const term of wanted) {
      if (!terms.has(term)) continue;
      found.push([source, target]);
      break;
    }
  });
  return found;
}

/** Only links that lead from one site to another. */
export function crossing(siteAt: (page: number) => number): LinkFilter {
  return (source, target) => siteAt(source) !== siteAt(target);
}
