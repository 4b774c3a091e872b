/**
 * The operators that read links (THESUS, Definitions 8, 9, 11–13). An empty set of sources or
 * targets means everyone: without sources, "what the world thinks" of the targets; without targets,
 * how the sources "perceive the world". The three weighted ones differ in what they count for a
 * term: links (pairs of pages), target pages, source pages.
 * Cost: the links of the sources or those of the targets, whichever set is given or smaller.
 */
import { unpaced } from '../pace/unpaced.ts';
import type { LinkView } from './link-view.ts';

/** Term → times. */
export type WeightedTerms = Map<number, number>;

export function linkKeywords(view: LinkView, source: number, target: number): Set<number> {
  return new Set(view.termsBetween(source, target));
}

export function groupKeywords(
  view: LinkView,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): Set<number> {
  const found = new Set<number>();
  eachLinkBetween(view, sources, targets, (source, target) => {
    for (const term of view.termsBetween(source, target)) found.add(term);
  });
  return found;
}

export function weightedGroupKeywords(
  view: LinkView,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): WeightedTerms {
  const times: WeightedTerms = new Map();
  eachLinkBetween(view, sources, targets, (source, target) => {
    for (const term of view.termsBetween(source, target)) count(times, term);
  });
  return times;
}

export function weightedTargetKeywords(
  view: LinkView,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): WeightedTerms {
  return countEnds(view, sources, targets, (_source, target) => target);
}

export function weightedSourceKeywords(
  view: LinkView,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): WeightedTerms {
  return countEnds(view, sources, targets, (source) => source);
}

/** Visits every link from one of the sources to one of the targets. */
export const eachLinkBetween = (...asked: Parameters<typeof linksInSteps>): void =>
  unpaced(linksInSteps(...asked));

/** Pages and links looked at in one step. */
const A_STEP = 256;

/** The same in steps; what is known must not change before the last. */
export function* linksInSteps(
  view: LinkView,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
  visit: (source: number, target: number) => void,
): Generator<void> {
  let looks = 0;
  const fromSources = targets.size === 0 || (sources.size > 0 && sources.size <= targets.size);
  const given = fromSources ? sources : targets;
  const others = fromSources ? targets : sources;
  for (const page of given.size > 0 ? given : view.urls()) {
    if (++looks % A_STEP === 0) yield;
    const beside = fromSources ? view.targetsOf(page) : view.sourcesOf(page);
    for (let i = 0; i < beside.length; i++) {
      if (++looks % A_STEP === 0) yield;
      if (others.size > 0 && !others.has(beside[i])) continue;
      if (fromSources) visit(page, beside[i]);
      else visit(beside[i], page);
    }
  }
}

/** For each term, how many different pages stand at one end of the links that have it. */
function countEnds(
  view: LinkView,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
  endOf: (source: number, target: number) => number,
): WeightedTerms {
  const ends = new Map<number, Set<number>>();
  eachLinkBetween(view, sources, targets, (source, target) => {
    for (const term of view.termsBetween(source, target)) {
      const pages = ends.get(term);
      if (pages === undefined) ends.set(term, new Set([endOf(source, target)]));
      else pages.add(endOf(source, target));
    }
  });
  return new Map([...ends].map(([term, pages]) => [term, pages.size]));
}

function count(times: WeightedTerms, term: number): void {
  times.set(term, (times.get(term) ?? 0) + 1);
}
