/** A console table as text for other programs. */
import { csvRow } from '../export/escape/csv.ts';
import type { ConsoleTable } from '../model/console.ts';

type Cells = Pick<ConsoleTable, 'columns' | 'rows'>;

export const csvOf = ({ columns, rows }: Cells): string => [columns, ...rows].map(csvRow).join('');

/** One object a row. */
export function jsonOf({ columns, rows }: Cells): string {
  const objects = rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])));
  return JSON.stringify(objects, null, 2);
}
