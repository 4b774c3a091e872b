/**
 * A person's own hierarchy of topics, and its tie to WordNet: each term has the senses its name
 * has there, or, where the whole name is unknown, those of its last word. Topics are things, so
 * nouns are preferred. The paper lets a person strike senses that are beside the point; here
 * those stay that
 *   - lie below the word in square brackets, where one is given: `wind [wind instrument]`;
 *   - else are shared by the term and its other names;
 *   - and lie below a sense of the term above, or, where none does, are the commonest.
 */
import { isAbove, parentsFrom, type Taxonomy, taxonomyOf } from './taxonomy.ts';
import type { WordNet } from './wordnet-file.ts';

/** A term as an ontology file gives it: parents come before their children. */
export interface OntologyTerm {
  name: string;
  /** Numbers of the terms above it; none for a root. */
  parents: number[];
  /** Other names of the same. */
  synonyms: string[];
  /** A word that tells the sense meant; empty when not told. */
  sense: string;
}

export interface Ontology {
  terms: OntologyTerm[];
  taxonomy: Taxonomy;
  /** WordNet senses of each term. */
  senses: number[][];
  /** Terms by their names in lower case. */
  named: Map<string, number[]>;
}

export function ontologyOf(terms: OntologyTerm[], wordnet: WordNet): Ontology {
  const taxonomy = taxonomyOf(parentsFrom(terms.map(({ parents }) => parents)));
  const senses: number[][] = [];
  const named = new Map<string, number[]>();
  terms.forEach((term, number) => {
    const own = sensesOfTerm(term, wordnet);
    senses.push(term.sense === '' ? agreeing(own, above(terms, senses, number), wordnet) : own);
    for (const name of [term.name, ...term.synonyms]) {
      const key = name.toLowerCase();
      named.set(key, [...(named.get(key) ?? []), number]);
    }
  });
  return { terms, taxonomy, senses, named };
}

function sensesOfTerm({ name, synonyms, sense }: OntologyTerm, wordnet: WordNet): number[] {
  const own = sensesOfName(name, wordnet);
  const others = synonyms.flatMap((one) => sensesOfName(one, wordnet));
  if (sense !== '') {
    const meant = sensesOfName(sense, wordnet);
    const told = own.filter((one) => meant.some((above) => isAbove(wordnet.taxonomy, above, one)));
    return told.length > 0 ? told : meant;
  }
  const shared = own.filter((one) => others.includes(one));
  return shared.length > 0 ? shared : [...new Set([...own, ...others])];
}

function sensesOfName(name: string, wordnet: WordNet): number[] {
  const last = name.split(/[\s-]+/).at(-1) as string;
  const whole = wordnet.sensesOf(name);
  const senses = whole.length > 0 ? whole : wordnet.sensesOf(last);
  const nouns = senses.filter((one) => one < wordnet.nounCount);
  return nouns.length > 0 ? nouns : [...senses];
}

/** The senses of the nearest terms above that have any. */
function above(terms: OntologyTerm[], senses: number[][], number: number): number[] {
  const parents = terms[number].parents;
  const near = parents.flatMap((parent) => senses[parent]);
  if (near.length > 0 || parents.length === 0) return near;
  return parents.flatMap((parent) => above(terms, senses, parent));
}

/** The senses below one of the parents', or else the commonest. */
function agreeing(senses: number[], parents: number[], { taxonomy }: WordNet): number[] {
  const below = senses.filter((one) => parents.some((parent) => isAbove(taxonomy, parent, one)));
  return below.length > 0 ? below : senses.slice(0, 1);
}
