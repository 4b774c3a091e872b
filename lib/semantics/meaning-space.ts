/**
 * Where sets of terms are compared: in an ontology, by Wu & Palmer on its own hierarchy, which is
 * worked out once for all pairs (THESUS §6.3.1); or among words, by the most similar of their
 * senses in WordNet. A word that WordNet does not know, such as a name, is like itself alone.
 */
import type { Ontology } from './ontology.ts';
import { ancestorsOf, type Taxonomy, wuPalmer } from './taxonomy.ts';
import type { Likeness, TermSet } from './term-sets.ts';
import type { WordNet } from './wordnet-file.ts';

export interface MeaningSpace {
  alike: Likeness;
  nameOf(term: number): string;
  /** A set's terms and all that is above them, for grouping by concepts. */
  featuresOf(set: TermSet): number[];
}

/** Cost: the square of the terms, once. */
export function ontologySpace({ terms, taxonomy }: Ontology): MeaningSpace {
  const table = new Float32Array(taxonomy.count ** 2);
  for (let a = 0; a < taxonomy.count; a++) {
    for (let b = 0; b < taxonomy.count; b++) {
      table[a * taxonomy.count + b] = wuPalmer(taxonomy, a, b);
    }
  }
  return {
    alike: (a, b) => table[a * taxonomy.count + b],
    nameOf: (term) => terms[term].name,
    featuresOf: (set) => withAncestors(taxonomy, set.terms),
  };
}

/** The same for a tree of any size, of which few pairs are ever asked for. */
export const topicSpace = ({ terms, taxonomy }: Ontology): MeaningSpace => ({
  alike: (a, b) => wuPalmer(taxonomy, a, b),
  nameOf: (term) => terms[term].name,
  featuresOf: (set) => withAncestors(taxonomy, set.terms),
});

export interface WordSpace extends MeaningSpace {
  /** The number of a word, given when first met. */
  termOf(word: string): number;
}

/** Likenesses are found when first asked for, and kept. */
export function wordSpace(wordnet: WordNet): WordSpace {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const senses: (readonly number[])[] = [];
  const known = new Map<number, number>();
  const termOf = (word: string) => {
    const key = word.toLowerCase();
    let number = numbers.get(key);
    if (number === undefined) {
      number = words.push(key) - 1;
      numbers.set(key, number);
      senses.push(wordnet.sensesOf(key));
    }
    return number;
  };
  const alike = (a: number, b: number) => {
    if (a === b) return 1;
    const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b);
    let likeness = known.get(key);
    if (likeness === undefined) {
      likeness = nearestSenses(wordnet.taxonomy, senses[a], senses[b]);
      known.set(key, likeness);
    }
    return likeness;
  };
  const featuresOf = ({ terms }: TermSet) => {
    const above = withAncestors(
      wordnet.taxonomy,
      terms.flatMap((term) => senses[term].slice(0, 1)),
    );
    return [...terms.map((term) => wordnet.taxonomy.count + term), ...above];
  };
  return { alike, termOf, nameOf: (term) => words[term], featuresOf };
}

/** Weights of words by how often they were used, the most used being 1. */
export function wordSet(space: WordSpace, words: { word: string; times: number }[]): TermSet {
  const times = new Map<number, number>();
  for (const { word, times: more } of words) {
    const term = space.termOf(word);
    times.set(term, (times.get(term) ?? 0) + more);
  }
  const most = Math.max(...times.values());
  return { terms: [...times.keys()], weights: [...times.values()].map((one) => one / most) };
}

function nearestSenses(taxonomy: Taxonomy, a: readonly number[], b: readonly number[]): number {
  let best = 0;
  for (const one of a) for (const other of b) best = Math.max(best, wuPalmer(taxonomy, one, other));
  return best;
}

function withAncestors(taxonomy: Taxonomy, terms: readonly number[]): number[] {
  const found = new Set<number>();
  for (const term of terms) for (const above of ancestorsOf(taxonomy, term)) found.add(above);
  return [...found];
}
