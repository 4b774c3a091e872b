import type { OntologyTerm } from './ontology.ts';
import { OntologyError } from './ontology-error.ts';

/**
 * One term a line, indented below its parent by blanks or tabs. `name = other name = …` gives
 * synonyms, `[word]` the sense meant; lines that begin with # are remarks.
 */
export function readIndentedOntology(text: string): OntologyTerm[] {
  const terms: OntologyTerm[] = [];
  const open: { indent: number; term: number }[] = [];
  text.split(/\r?\n/).forEach((line) => {
    if (line.trim() === '' || isComment(line)) return;
    const indent = /^\s*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const parent = open.at(-1)?.term;
    open.push({ indent, term: terms.length });
    terms.push(termOf(line.trim(), parent === undefined ? [] : [parent]));
  });
  return terms;
}

/** A term as it is written in a file, with its synonyms and its sense. */
export function termOf(written: string, parents: number[]): OntologyTerm {
  const sense = /\[([^[\]]*)\]/.exec(written)?.[1].trim() ?? '';
  const [name, ...synonyms] = written
    .replace(/\[[^[\]]*\]/g, '')
    .split('=')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (name === undefined) throw new OntologyError('nameless', written);
  return { name, parents, synonyms, sense };
}

export function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}
