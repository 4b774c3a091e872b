/**
 * Reads an ontology out of a text, told by its look: RDF/XML (SKOS concepts with `broader` or
 * `narrower`, or classes with `subClassOf`), CSV (`term,parent` or one column a level), or lines
 * indented under their parent. What cannot be read is said with its line; what is written in
 * another language of data is refused, since every line of it would pass for a topic.
 */

import type { OntologyTerm } from './ontology.ts';
import { linesOf, readCsvOntology, separatorOf } from './ontology-csv.ts';
import { OntologyError } from './ontology-error.ts';
import { readRdfOntology } from './ontology-rdf.ts';
import { readIndentedOntology } from './ontology-text.ts';

export type OntologyFormat = 'text' | 'csv' | 'rdf' | 'foreign';

/** How the first line begins that is no remark: Turtle, N-Triples, JSON. */
const FOREIGN =
  /^(?:@prefix\s|@base\s|(?:prefix|base)\s+(?:[\w-]*:\s*)?<|<[a-z]+:\/\/|_:|\{|\[\s*(?:[[{"]|$))/i;

export function formatOf(text: string): OntologyFormat {
  const lines = linesOf(text);
  const first = (lines[0] ?? '').trim();
  if (FOREIGN.test(first) || text.includes('\0')) return 'foreign';
  if (/^<[?!\w]/.test(first)) return 'rdf';
  return separatorOf(lines) === null ? 'text' : 'csv';
}

export function readOntology(text: string): OntologyTerm[] {
  const plain = text.replace(/^\ufeff/, '');
  switch (formatOf(plain)) {
    case 'rdf':
      return readRdfOntology(plain);
    case 'csv':
      return readCsvOntology(plain);
    case 'text':
      return readIndentedOntology(plain);
    case 'foreign':
      throw new OntologyError('foreign');
  }
}
