/**
 * Hyphe's exports, JSON or CSV: home pages and start pages of the entities that are in, and the
 * prefixes of all, since one that is out may lie within another. They are whole texts and not
 * lines, so an error of JSON names the entity by its place.
 */

import { csvRows } from '../../text/csv-rows.ts';
import { undefused } from '../escape/csv.ts';
import { type Archived, ArchivedList } from './archived.ts';

const COLUMNS = ['HOME PAGE', 'START PAGES', 'PREFIXES AS URL'];
/** The first of these that is filled: an LRU tells a directory from a page of that name. */
const PREFIXES = ['PREFIXES AS LRU', 'PREFIXES AS URL'];

export function readHypheJson(text: string): Archived {
  const list = new ArchivedList();
  const entities = entitiesOf(text);
  if (entities === null)
    list.fail(1, 'This is no export of Hyphe: it has no list of web entities.');
  for (const [i, entity] of (entities ?? []).entries()) {
    const row = (typeof entity === 'object' ? entity : null) as Record<string, unknown> | null;
    if (row === null) {
      list.fail(i + 1, 'This is not a web entity.');
      continue;
    }
    const texts = (columns: readonly string[]) =>
      columns
        .flatMap((column) => row[column] ?? []) // not every entity has every column
        .filter((value) => typeof value === 'string' && value !== '') as string[];
    const prefixes = PREFIXES.map((column) => texts([column])).find(isFilled) ?? [];
    for (const prefix of prefixes) list.prefixes.add(prefix, isIn(row.STATUS));
    if (isIn(row.STATUS)) for (const url of texts(COLUMNS)) list.add(i + 1, url);
  }
  return list;
}

function entitiesOf(text: string): unknown[] | null {
  try {
    const { webentities } = JSON.parse(text);
    return Array.isArray(webentities) ? webentities : null;
  } catch {
    return null;
  }
}

/** Its own CSV, or any with a column of addresses. */
export function readHypheCsv(text: string): Archived {
  const list = new ArchivedList();
  const [head, ...rows] = csvRows(text);
  const names = head?.cells ?? []; // an empty file
  const where = (isMeant: (name: string) => boolean) =>
    names.flatMap((name, i) => (isMeant(name) ? i : []));
  const wanted = where((name) => COLUMNS.includes(name) || /^url$/i.test(name));
  const prefixes = PREFIXES.map((column) => where((name) => name === column));
  const status = names.indexOf('STATUS');
  if (wanted.length === 0) list.fail(1, 'No column of this table holds addresses.');
  for (const { line, cells } of rows) {
    const side = status < 0 || isIn(cells[status]);
    const texts = (columns: readonly number[]) =>
      columns
        .flatMap((i) => undefused(cells[i] ?? '').split(/\s+/)) // a row may be short
        .filter((text) => text !== '');
    for (const prefix of prefixes.map(texts).find(isFilled) ?? []) list.prefixes.add(prefix, side);
    if (side) for (const url of texts(wanted)) list.add(line, url);
  }
  return list;
}

const isFilled = (values: readonly string[]): boolean => values.length > 0;

/** Where nobody gave a status, everything counts. */
const isIn = (status: unknown): boolean => status === undefined || status === 'IN';
