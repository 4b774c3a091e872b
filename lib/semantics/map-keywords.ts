/**
 * From the keywords of a page to terms of an ontology (THESUS §5.3.3). The senses of the keywords
 * are chosen together (sense-choice.ts); each keyword goes to the term nearest to its sense by Wu &
 * Palmer in WordNet, unless even that one is less than `least` alike. A word that WordNet does not
 * know goes to the term of its name. A term's weight is the mean likeness of its keywords, each
 * counted as often as it was used (equation 1): r = Σ n·s / Σ n.
 *
 * Only the most used keywords vote on senses; the paper advises ten for a set.
 * Cost: sense choice, then keywords · terms, each sense mapped once.
 */
import type { OntologyMeanings } from './link-view.ts';
import type { Ontology } from './ontology.ts';
import { chooseSenses } from './sense-choice.ts';
import { wuPalmer } from './taxonomy.ts';
import type { TermSet } from './term-sets.ts';
import type { WordNet } from './wordnet-file.ts';

export interface WeightedWord {
  word: string;
  /** In how many links, or on how many pages, it was used. */
  times: number;
}

export interface MapOptions {
  /** Keywords less like every term are left out. */
  least?: number;
  /** The most used keywords that are mapped. */
  most?: number;
}

export interface Mapped extends TermSet {
  /** For each keyword its term and likeness, or −1 and 0. */
  steps: { word: string; sense: number; term: number; likeness: number }[];
}

const LEAST = 0.7;
const MOST = 10;

/** A mapper remembers the nearest term of each sense. */
export function keywordMapper(
  ontology: Ontology,
  wordnet: WordNet,
  { least = LEAST, most = MOST }: MapOptions = {},
): (keywords: readonly WeightedWord[]) => Mapped {
  const nearest = new Map<number, { term: number; likeness: number }>();
  const bySense = (sense: number) => {
    let found = nearest.get(sense);
    if (found === undefined) {
      found = nearestTerm(sense, ontology, wordnet);
      nearest.set(sense, found);
    }
    return found;
  };
  return (keywords) => {
    const used = [...keywords].sort((a, b) => b.times - a.times).slice(0, most);
    const { senses } = chooseSenses(
      wordnet.taxonomy,
      used.map(({ word }) => wordnet.sensesOf(word)),
    );
    const steps = used.map(({ word }, i) => {
      const found = senses[i] < 0 ? byName(word, ontology) : bySense(senses[i]);
      const fits = found.likeness >= least;
      return { word, sense: senses[i], ...(fits ? found : { term: -1, likeness: 0 }) };
    });
    return { ...equationOne(steps, used), steps };
  };
}

/** The ontology as the operators want it (link-view.ts). */
export function ontologyMeanings(
  ontology: Ontology,
  wordnet: WordNet,
  options: MapOptions = {},
): OntologyMeanings {
  const map = keywordMapper(ontology, wordnet, options);
  const meaningOf = (words: string[]) => [...map(words.map((word) => ({ word, times: 1 }))).terms];
  return {
    meaningOf,
    termsNamed: (text) => ontology.named.get(text.toLowerCase()) ?? meaningOf([text]),
    nameOf: (term) => ontology.terms[term].name,
  };
}

function nearestTerm(sense: number, { senses }: Ontology, { taxonomy }: WordNet) {
  let best = { term: -1, likeness: 0 };
  senses.forEach((own, term) => {
    for (const one of own) {
      const likeness = wuPalmer(taxonomy, sense, one);
      if (likeness > best.likeness) best = { term, likeness };
    }
  });
  return best;
}

function byName(word: string, { named }: Ontology) {
  const [term = -1] = named.get(word.toLowerCase()) ?? [];
  return { term, likeness: term < 0 ? 0 : 1 };
}

function equationOne(
  steps: { term: number; likeness: number }[],
  used: readonly WeightedWord[],
): TermSet {
  const sums = new Map<number, { likeness: number; times: number }>();
  steps.forEach(({ term, likeness }, i) => {
    if (term < 0) return;
    const sum = sums.get(term) ?? { likeness: 0, times: 0 };
    sum.likeness += used[i].times * likeness;
    sum.times += used[i].times;
    sums.set(term, sum);
  });
  const terms = [...sums.keys()];
  const weights = [...sums.values()].map(({ likeness, times }) => likeness / times);
  return { terms, weights };
}
