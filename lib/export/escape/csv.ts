/**
 * Cells of comma-separated values (RFC 4180). A spreadsheet runs what begins like a formula, so such
 * a text gets an apostrophe in front; so does one that begins with apostrophes before that,
 * lest the two be mistaken for each other: `undefused` gives back exactly what was there.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

export function csvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | boolean): string {
  return typeof value === 'string' ? csvText(value) : String(value);
}

function csvText(text: string): string {
  return `"${defused(text.toWellFormed()).replaceAll('"', '""')}"`;
}

const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that `csvRow` wrote. */
export const undefused = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
