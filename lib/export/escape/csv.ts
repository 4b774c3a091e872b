/**
 * Cells of comma-separated values (RFC 4180). A spreadsheet runs what begins like a formula, so
 * such a text gets an apostrophe in front; so does one that begins with apostrophes before that,
 * lest the two be mistaken for each other: `undefused` gives back exactly what was there.
 * The same is done after a semicolon, a tab and a line's end within a text: where commas part
 * decimals, Excel parts cells at semicolons and does not heed the quotes. Signs that programs drop
 * in front of a formula, as LibreOffice does a NUL, do not hide it.
 */
const FORMULA = /^'*[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠]/u;
const BLANK = /^'*[\p{Cc}\p{Cf}\p{Z}]*$/u;
const BEGINNINGS = /([;\t\r\n])/;
/** Most texts begin once, and with a letter: these need no closer look. */
const PLAIN = /^[\p{L}\p{N}][^;\t\r\n]*$/u;

export function csvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | boolean): string {
  return typeof value === 'string' ? csvText(value) : String(value);
}

function csvText(text: string): string {
  return `"${defused(text.toWellFormed()).replaceAll('"', '""')}"`;
}

const defused = (text: string): string => withRisks(text, (part) => `'${part}`);

/** The text of a cell that `csvRow` wrote. */
export const undefused = (cell: string): string =>
  withRisks(cell, (part) => (part.startsWith("'") ? part.slice(1) : part));

/**
 * The text with each part that could be run changed; a tab or a line's end in front is a risk, too.
 */
function withRisks(text: string, change: (part: string) => string): string {
  if (PLAIN.test(text)) return text;
  const parts = text.split(BEGINNINGS);
  const isRisk = (part: string, i: number) =>
    FORMULA.test(part) || (i === 0 && parts.length > 1 && parts[1] !== ';' && BLANK.test(part));
  return parts.map((part, i) => (i % 2 === 0 && isRisk(part, i) ? change(part) : part)).join('');
}
