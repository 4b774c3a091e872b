/**
 * WordNet and the tree of topics in use, read when first needed: Ambit's own unless the person
 * chose one of theirs. A tree is put together again only when another one is in use.
 */
import { MOST_TOPICS, type OntologyProblem } from '../model/ontology.ts';
import {
  keywordMapper,
  type MapOptions,
  type Mapped,
  type WeightedWord,
} from '../semantics/map-keywords.ts';
import { type Ontology, ontologyOf } from '../semantics/ontology.ts';
import { OntologyError } from '../semantics/ontology-error.ts';
import { readOntology } from '../semantics/read-ontology.ts';
import { readWordNet, type WordNet } from '../semantics/wordnet-file.ts';
import type { Database } from '../store/database.ts';
import { ontologyInUse } from '../store/ontologies.ts';

/** Reads one of Ambit's own files. */
export type Asset = (path: string) => Promise<Uint8Array>;

export interface Topics {
  wordnet: WordNet;
  ontology: Ontology;
  /** What keywords mean in the ontology. */
  map(keywords: readonly WeightedWord[]): Mapped;
}

const WORDNET = '/wordnet/nouns-and-verbs.bin';
const GENERAL = '/ontologies/general.txt';
/** People are told a topic only where it is all but the word itself: half of the rest is wrong. */
const TOLD: MapOptions = { least: 0.9, most: 20 };
/** So much of a line that is wrong is told. */
const LONGEST_TOLD = 120;
/** The number under which Ambit's own tree is kept; those of people begin at 1. */
const OWN = 0;

export class TopicsInUse {
  #wordnet: Promise<WordNet> | null = null;
  #topics: { id: number; topics: Topics } | null = null;

  constructor(
    private readonly db: Database,
    private readonly asset: Asset,
  ) {}

  async current(): Promise<Topics> {
    const chosen = await ontologyInUse(this.db);
    const id = chosen?.id ?? OWN;
    if (this.#topics?.id !== id) {
      const text = chosen?.text ?? new TextDecoder().decode(await this.asset(GENERAL));
      this.#topics = { id, topics: await this.#read(text) };
    }
    return this.#topics.topics;
  }

  /** How many topics a text has; throws `OntologyError` when it is no tree of them. */
  async check(text: string): Promise<number> {
    return (await this.#read(text)).ontology.terms.length;
  }

  async #read(text: string): Promise<Topics> {
    const wordnet = await this.#words();
    const ontology = treeOf(text, wordnet);
    return { wordnet, ontology, map: keywordMapper(ontology, wordnet, TOLD) };
  }

  #words(): Promise<WordNet> {
    this.#wordnet ??= this.asset(WORDNET).then(readWordNet);
    // A file that could not be read now may be read later.
    this.#wordnet.catch(() => {
      this.#wordnet = null;
    });
    return this.#wordnet;
  }
}

/** How many topics a text has, or why it is no tree of them. */
export type CheckedOntology = { topics: number } | { refused: OntologyProblem; what: string };

export async function checkedOntology(topics: TopicsInUse, text: string): Promise<CheckedOntology> {
  try {
    return { topics: await topics.check(text) };
  } catch (error) {
    if (!(error instanceof OntologyError)) throw error;
    return { refused: error.problem, what: error.what.slice(0, LONGEST_TOLD) };
  }
}

function treeOf(text: string, wordnet: WordNet): Ontology {
  try {
    const terms = readOntology(text);
    if (terms.length === 0) throw new OntologyError('empty');
    if (terms.length > MOST_TOPICS) throw new OntologyError('too-many');
    return ontologyOf(terms, wordnet);
  } catch (error) {
    // Only a tree of thousands of levels takes more steps than the machine has.
    throw error instanceof RangeError ? new OntologyError('too-deep') : error;
  }
}
