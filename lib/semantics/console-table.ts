/** What an operator found, and how it is shown. */
import type { Column } from '../model/console.ts';
import type { LinkView } from './link-view.ts';

export interface Table {
  columns: Column[];
  rows: (string | number)[][];
}

export type Value =
  | { kind: 'pages'; pages: Set<number> }
  | { kind: 'words'; words: Set<number> }
  | { kind: 'weighted'; times: Map<number, number> }
  | { kind: 'text'; text: string | null };

/** Pages and words in the order of the alphabet, weighted words by weight. */
export function tableOf(value: Value, view: LinkView): Table {
  if (value.kind === 'text')
    return { columns: ['text'], rows: value.text === null ? [] : [[value.text]] };
  if (value.kind === 'pages')
    return { columns: ['page'], rows: listed(value.pages, (page) => view.urlOf(page)) };
  if (value.kind === 'words')
    return { columns: ['keyword'], rows: listed(value.words, (term) => view.nameOf(term)) };
  const rows = [...value.times].map(([term, times]): [string, number] => [
    view.nameOf(term),
    times,
  ]);
  rows.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return { columns: ['keyword', 'times'], rows };
}

function listed(numbers: Iterable<number>, nameOf: (number: number) => string): string[][] {
  return [...numbers]
    .map(nameOf)
    .sort()
    .map((name) => [name]);
}
