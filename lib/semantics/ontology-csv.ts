/**
 * An ontology as a table. Two columns with a heading such as `term,parent` (or `child`, `broader`):
 * each row a term and what it is below, empty for a root. Otherwise one column a level: a row is
 * the way from the root to a term. Fields may stand in quotes; commas, semicolons or tabs part
 * them, whichever most lines have.
 */
import { csvRows } from '../text/csv-rows.ts';
import type { OntologyTerm } from './ontology.ts';
import { OntologyError } from './ontology-error.ts';
import { type KeyedTerm, parentsFirst } from './ontology-order.ts';
import { isComment, termOf } from './ontology-text.ts';

/** As in a tie they are preferred: a name has a comma sooner than a tab. */
const SEPARATORS = ['\t', ';', ','] as const;

export function readCsvOntology(text: string): OntologyTerm[] {
  const lines = linesOf(text);
  const separator = separatorOf(lines) ?? ',';
  const rows = lines.map((line) => fieldsOf(line, separator));
  const heading = (rows[0] ?? []).map((field) => field.toLowerCase());
  const term = heading.findIndex((field) => /^(term|name|child|narrower)$/.test(field));
  const parent = heading.findIndex((field) => /^(parent|broader|below)$/.test(field));
  return term >= 0 && parent >= 0 ? fromPairs(rows.slice(1), term, parent) : fromPaths(rows);
}

/** What parts the fields of most lines, outside quotes; null where the text is no table. */
export function separatorOf(lines: readonly string[]): string | null {
  const bare = lines
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.trimEnd().replace(/"[^"]*"/g, ''));
  const [separator, times] = SEPARATORS.map((one): [string, number] => [
    one,
    bare.filter((line) => line.includes(one)).length,
  ]).reduce((best, next) => (next[1] > best[1] ? next : best));
  return times > lines.length / 2 ? separator : null;
}

export const linesOf = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && !isComment(line));

function fromPairs(rows: string[][], term: number, parent: number): OntologyTerm[] {
  const found = new Map<string, KeyedTerm>();
  for (const row of rows) {
    const { name, synonyms, sense } = termOf(row[term] ?? '', []);
    const known = found.get(name);
    const above = (row[parent] ?? '') === '' ? [] : [termOf(row[parent], []).name];
    found.set(name, { name, synonyms, sense, parents: [...(known?.parents ?? []), ...above] });
  }
  return parentsFirst(found);
}

function fromPaths(rows: string[][]): OntologyTerm[] {
  const terms: OntologyTerm[] = [];
  const numbers = new Map<string, number>();
  for (const row of rows) {
    let path = '';
    let above: number[] = [];
    for (const field of row.filter((one) => one !== '')) {
      path += `\t${field}`;
      const known = numbers.get(path);
      if (known === undefined) {
        numbers.set(path, terms.length);
        terms.push(termOf(field, above));
      }
      above = [numbers.get(path) as number];
    }
  }
  return terms;
}

function fieldsOf(line: string, separator: string): string[] {
  const [row] = csvRows(line, separator);
  if (row?.isBroken) throw new OntologyError('quote', line);
  return (row?.cells ?? ['']).map((cell) => cell.trim());
}
