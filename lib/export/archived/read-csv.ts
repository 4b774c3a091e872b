/** Rows of comma-separated values (RFC 4180), each with the number of the line it begins in. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export function* csvRows(text: string): Generator<CsvRow> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const cell = readCell(text, at);
      row.cells.push(cell.text);
      line += cell.lines;
      at = cell.end;
      if (text[at] !== ',') break;
      at++;
    }
    if (text[at] === '\r') at++;
    at++; // the line feed
    line++;
    if (row.cells.length > 1 || row.cells[0] !== '') yield row;
  }
}

function readCell(text: string, from: number): { text: string; end: number; lines: number } {
  if (text[from] !== '"') {
    const end = /[,\r\n]|$/g;
    end.lastIndex = from;
    const at = end.exec(text)!.index;
    return { text: text.slice(from, at), end: at, lines: 0 };
  }
  let end = from + 1;
  // A quote that is doubled is a quote of the text.
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return cellOf(text.slice(from + 1), text.length);
    if (text[quote + 1] !== '"') return cellOf(text.slice(from + 1, quote), quote + 1);
    end = quote + 2;
  }
}

const cellOf = (raw: string, end: number) => ({
  text: raw.replaceAll('""', '"'),
  end,
  lines: raw.split('\n').length - 1,
});
