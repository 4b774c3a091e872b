import type { OntologyProblem } from '../model/ontology.ts';

/** Why a text is no ontology. */
export class OntologyError extends Error {
  constructor(
    readonly problem: OntologyProblem,
    /** The line it is about; empty where it is the whole. */
    readonly what = '',
  ) {
    super(`${problem} ${what}`.trim());
  }
}
