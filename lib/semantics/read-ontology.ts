/**
 * Reads an ontology out of a text, told by its look: RDF/XML (SKOS concepts with `broader` or
 * `narrower`, or classes with `subClassOf`), CSV (`term,parent` or one column a level), or lines
 * indented under their parent. What cannot be read is said with its line.
 */

import type { OntologyTerm } from './ontology.ts';
import { readCsvOntology } from './ontology-csv.ts';
import { readRdfOntology } from './ontology-rdf.ts';
import { isComment, readIndentedOntology } from './ontology-text.ts';

export type OntologyFormat = 'text' | 'csv' | 'rdf';

export function formatOf(text: string): OntologyFormat {
  if (/^\s*(<\?xml|<!--|<[\w-]+:?RDF\b)/i.test(text)) return 'rdf';
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !isComment(line));
  const withComma = lines.filter((line) => line.includes(',') && !/^\s/.test(line)).length;
  return withComma > lines.length / 2 ? 'csv' : 'text';
}

export function readOntology(text: string, format = formatOf(text)): OntologyTerm[] {
  const plain = text.replace(/^\ufeff/, '');
  if (format === 'rdf') return readRdfOntology(plain);
  return format === 'csv' ? readCsvOntology(plain) : readIndentedOntology(plain);
}
