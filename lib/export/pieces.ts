/**
 * Lines → pieces of some 32 KiB: large enough to write, small enough that making one never holds
 * up a window.
 */
const PIECE = 32 * 1024;

/** A text that need not be in memory as a whole. */
export type Pieces = Iterable<string> | AsyncIterable<string>;

export function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** A line of a project may be a page of megabytes: nobody reads more than so many characters. */
const MOST_SHOWN = 16 * 1024;

/**
 * The first of a file's lines, of which each comes whole: at most so many, and none that
 * is too long.
 */
export async function firstWholeLines(
  lines: AsyncIterable<string>,
  most: number,
): Promise<string[]> {
  const shown: string[] = [];
  let length = 0;
  for await (const line of lines) {
    length += line.length;
    if (length > MOST_SHOWN) break;
    shown.push(line.replace(/\n$/, ''));
    if (shown.length === most) break;
  }
  return shown;
}

/** The first `most` lines of a file, without making the rest of it. */
export function firstLines(pieces: Iterable<string>, most: number): string[] {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    const lines = text.split('\n');
    if (lines.length > most) return lines.slice(0, most);
  }
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
