/**
 * A table as text for other programs. A CSV cell that a spreadsheet would run as a formula begins with
 * an apostrophe, because the words of links are written by strangers.
 */
import type { ConsoleTable } from '../model/console.ts';

export function csvOf({ columns, rows }: Pick<ConsoleTable, 'columns' | 'rows'>): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** One object a row. */
export function jsonOf({ columns, rows }: Pick<ConsoleTable, 'columns' | 'rows'>): string {
  const objects = rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])));
  return JSON.stringify(objects, null, 2);
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
