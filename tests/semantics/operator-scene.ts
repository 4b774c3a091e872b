import type { LinkView } from '../../lib/semantics/link-view.ts';
import { ThesusOracle, type WordedLink } from '../oracles/thesus-operators.ts';
import { indexOf } from './worded-links.ts';

/** Ten thousand random sets of links. */
export const many = { numRuns: 10_000, seed: 4 };

/** Addresses and words of the tests as the view numbers them, and back. */
export class Translation {
  constructor(readonly view: LinkView) {}
  pages = (known: Iterable<string>) => new Set([...known].map((url) => this.view.numberOf(url)));
  terms = (known: Iterable<string>) =>
    new Set([...known].flatMap((word) => this.view.termsNamed(word)));
  urls = (pages: Iterable<number>) => [...pages].map((page) => this.view.urlOf(page)).sort();
  words = (terms: Iterable<number>) => [...terms].map((term) => this.view.nameOf(term)).sort();
  times = (weights: Map<number, number>) =>
    [...weights].map(([term, times]) => [this.view.nameOf(term), times]).sort();
}

export function scene(links: WordedLink[], chosen: string[]) {
  const view = indexOf(links);
  const oracle = new ThesusOracle(links, []);
  const known = chosen.filter((url) => oracle.everyone.has(url));
  return { view, oracle, known, to: new Translation(view) };
}
export const sorted = (found: Iterable<string>) => [...found].sort();
export const sortedTimes = (found: Map<string, number>) => [...found].sort();
