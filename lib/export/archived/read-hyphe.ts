/**
 * Hyphe's exports, JSON or CSV: home pages, start pages and prefixes of the entities that are in.
 * They are whole texts and not lines, so an error of JSON names the entity by its place.
 */
import { undefused } from '../escape/csv.ts';
import { type Archived, ArchivedList } from './archived.ts';
import { csvRows } from './read-csv.ts';

const COLUMNS = ['HOME PAGE', 'START PAGES', 'PREFIXES AS URL'];

export function readHypheJson(text: string): Archived {
  const list = new ArchivedList();
  const entities = entitiesOf(text);
  if (entities === null)
    list.fail(1, 'This is no export of Hyphe: it has no list of web entities.');
  for (const [i, entity] of (entities ?? []).entries()) {
    const row = (typeof entity === 'object' ? entity : null) as Record<string, unknown> | null;
    if (row === null) list.fail(i + 1, 'This is not a web entity.');
    else if (isIn(row.STATUS)) {
      for (const value of COLUMNS.flatMap((column) => row[column] ?? [])) {
        if (typeof value === 'string' && value !== '') list.add(i + 1, value);
      }
    }
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
  const wanted = names.flatMap((name, i) =>
    COLUMNS.includes(name) || /^url$/i.test(name) ? i : [],
  );
  const status = names.indexOf('STATUS');
  if (wanted.length === 0) list.fail(1, 'No column of this table holds addresses.');
  for (const { line, cells } of rows) {
    if (status >= 0 && !isIn(cells[status])) continue;
    for (const cell of wanted.map((i) => cells[i] ?? '')) {
      for (const address of undefused(cell).split(/\s+/))
        if (address !== '') list.add(line, address);
    }
  }
  return list;
}

/** Where nobody gave a status, everything counts. */
const isIn = (status: unknown): boolean => status === undefined || status === 'IN';
