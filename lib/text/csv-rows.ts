/**
 * Rows of comma-separated values (RFC 4180), or of values that something else separates, each with
 * the number of the line it begins in. Empty lines are left out.
 */
export interface CsvRow {
  line: number;
  cells: string[];
  /** A quote is not closed, or something follows one that is. */
  isBroken: boolean;
}

/** Cost: linear in the text. */
export function* csvRows(text: string, separator = ','): Generator<CsvRow> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [], isBroken: false };
    for (;;) {
      const cell = readCell(text, at, separator);
      row.cells.push(cell.text);
      row.isBroken ||= cell.isBroken;
      line += cell.lines;
      at = cell.end;
      if (text[at] !== separator) break;
      at++;
    }
    if (text[at] === '\r') at++;
    at++; // the line feed
    line++;
    if (row.cells.length > 1 || row.cells[0] !== '' || row.isBroken) yield row;
  }
}

interface Cell {
  text: string;
  end: number;
  lines: number;
  isBroken: boolean;
}

function readCell(text: string, from: number, separator: string): Cell {
  if (text[from] !== '"') {
    const end = endOfCell(text, from, separator);
    return { text: text.slice(from, end), end, lines: 0, isBroken: false };
  }
  let at = from + 1;
  // A quote that is doubled is a quote of the text.
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return quoted(text.slice(from + 1), text.length, true);
    if (text[quote + 1] !== '"') {
      const end = endOfCell(text, quote + 1, separator);
      return quoted(text.slice(from + 1, quote), end, end > quote + 1);
    }
    at = quote + 2;
  }
}

/** Where the next separator or line end stands, or the text ends. */
function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
  return text[at] === '\n' && at > from && text[at - 1] === '\r' ? at - 1 : at;
}

const quoted = (raw: string, end: number, isBroken: boolean): Cell => ({
  text: raw.replaceAll('""', '"'),
  end,
  lines: raw.split('\n').length - 1,
  isBroken,
});
