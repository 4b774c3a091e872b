/** A person's own tree of topics. */
export interface OwnOntology {
  id: number;
  name: string;
  /** The file as it was read. */
  text: string;
  topics: number;
  inUse: boolean;
  /** When it was given; earlier versions did not note it. */
  at?: number;
}

/** Longer files are no trees of topics. */
export const LONGEST_ONTOLOGY = 1_000_000;
export const MOST_TOPICS = 5000;

/** Why a text is no ontology; the words for people are chosen by the code. */
export type OntologyProblem =
  | 'empty'
  | 'foreign'
  | 'nameless'
  | 'quote'
  | 'no-concepts'
  | 'too-many'
  | 'too-deep';
