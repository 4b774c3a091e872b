/**
 * Lists of addresses by line: plain ones, pages of a WACZ file, capture indexes. Which it is, each
 * line says for itself: an address begins with its scheme, a page is an object, and a capture has
 * its key and time before its object.
 */
import { textLines } from '../lines.ts';
import type { Pieces } from '../pieces.ts';
import { type Archived, ArchivedList, LONGEST_LINE, TOO_LONG } from './archived.ts';

export async function readArchived(pieces: Pieces): Promise<Archived> {
  const list = new ArchivedList();
  let number = 0;
  for await (const line of textLines(pieces, LONGEST_LINE)) {
    number++;
    if (line === null) list.fail(number, TOO_LONG);
    else readLine(list, number, line.replace(/^\ufeff/, '').trim());
  }
  return list;
}

function readLine(list: ArchivedList, number: number, line: string): void {
  if (line === '' || line.startsWith('#') || line.startsWith('!meta')) return;
  const capture = /^(?:\S+ \d{1,17} )?(\{.*\})$/s.exec(line);
  const found = capture === null ? inColumns(line) : inObject(capture[1]);
  if (found !== null && 'url' in found) list.add(number, found.url);
  else if (found !== null) list.fail(number, found.why);
}

/** An address, the reason why there is none, or null where none is meant to be. */
type Found = { url: string } | { why: string } | null;

function inObject(text: string): Found {
  const object = parsed(text);
  if (object === null) return { why: 'This line is neither an address nor an object.' };
  if (typeof object.url === 'string') return { url: object.url };
  // The head of a page list says its format.
  return typeof object.format === 'string' ? null : { why: 'This object names no address.' };
}

/** An address alone, or the columns of an old capture index: key, time, address. */
function inColumns(line: string): Found {
  const columns = line.split(/\s+/);
  if (columns[0] === 'CDX') return null;
  if (columns.length === 1) return { url: line };
  const isCapture = columns.length > 2 && /^\d{1,17}$/.test(columns[1]);
  return isCapture ? { url: columns[2] } : { why: 'There is more than an address in this line.' };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
