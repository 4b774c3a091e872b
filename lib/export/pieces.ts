/**
 * Lines → pieces of some 32 KiB: large enough to write, small enough that making one never holds
 * up a window.
 */
const PIECE = 32 * 1024;

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
