/**
 * Weighted sets of terms and how alike two of them are (THESUS, equation 2). For each term of one
 * set the most similar of the other is taken, similarity S times λ = (w + v) / (2 max(w, v)), which
 * is 1 for equal weights and ½ for very unequal ones; the sum of these over the sum of the λ used;
 * the mean of both directions. Symmetric, from 0 to 1, and 1 for a set and itself.
 *
 * Two things the paper leaves open: among equal products the larger λ counts, so that the order of
 * terms does not matter; and an empty set says nothing, so it is 0 alike to every set.
 * Cost: |A| · |B| similarities.
 */
export interface TermSet {
  terms: readonly number[];
  /** Of each term, above 0 and up to 1. */
  weights: readonly number[];
}

/** How alike two terms are: symmetric, from 0 to 1, 1 for a term and itself. */
export type Likeness = (a: number, b: number) => number;

export function setSimilarity(a: TermSet, b: TermSet, alike: Likeness): number {
  if (a.terms.length === 0 || b.terms.length === 0) return 0;
  return (towards(a, b, alike) + towards(b, a, alike)) / 2;
}

function towards(from: TermSet, to: TermSet, alike: Likeness): number {
  let sum = 0;
  let norm = 0;
  for (let i = 0; i < from.terms.length; i++) {
    let best = -1;
    let bestFactor = 0;
    for (let j = 0; j < to.terms.length; j++) {
      const factor = balance(from.weights[i], to.weights[j]);
      const product = factor * alike(from.terms[i], to.terms[j]);
      if (product > best || (product === best && factor > bestFactor)) {
        best = product;
        bestFactor = factor;
      }
    }
    sum += best;
    norm += bestFactor;
  }
  return sum / norm;
}

function balance(w: number, v: number): number {
  return (w + v) / (2 * Math.max(w, v));
}
