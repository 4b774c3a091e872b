/**
 * What a set of links says, counted on the spot: for every term its links, different targets and
 * different sources. For whatever has no running counts: how a site sees the world, what one site
 * says of another, a directory, a page. An empty set means everyone.
 * Cost: the words of the links looked at, in steps.
 */
import type { LinkIndex } from './link-index.ts';
import { linksInSteps } from './link-keywords.ts';
import { hasOneOf } from './phrases.ts';
import type { WordTally } from './site-words.ts';

/** Which links count; a page's links to itself never do. */
export type LinkFilter = (source: number, target: number) => boolean;

export interface LinkSet {
  sources: ReadonlySet<number>;
  targets: ReadonlySet<number>;
  counts: LinkFilter;
}

/** `termsOf` says what is counted of a link. */
export function* tallyLinks(
  index: LinkIndex,
  { sources, targets, counts }: LinkSet,
  termsOf: (forms: Uint32Array) => Iterable<number>,
): Generator<void, Map<number, WordTally>> {
  const tallies = new Map<number, WordTally>();
  const ends = new Map<number, { targets: Set<number>; sources: Set<number> }>();
  yield* linksInSteps(index, sources, targets, (source, target) => {
    if (source === target || !counts(source, target)) return;
    for (const term of termsOf(index.formsBetween(source, target))) {
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
  { sources, targets, counts }: LinkSet,
): Generator<void, [source: number, target: number][]> {
  const found: [number, number][] = [];
  if (wanted.size === 0) return found;
  const speaks = hasOneOf(index.lexicon, wanted);
  yield* linksInSteps(index, sources, targets, (source, target) => {
    if (source === target || !counts(source, target)) return;
    if (speaks(index.formsBetween(source, target))) found.push([source, target]);
  });
  return found;
}

/** Only links that lead from one site to another. */
export function crossing(siteAt: (page: number) => number): LinkFilter {
  return (source, target) => siteAt(source) !== siteAt(target);
}
