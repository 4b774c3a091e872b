/**
 * The lines of a text that comes in pieces, without their ends (LF or CRLF). A line longer than
 * `longest` is given as null, and is the last: it is not gathered any further.
 */
export async function* textLines(
  pieces: Iterable<string> | AsyncIterable<string>,
  longest: number,
): AsyncGenerator<string | null> {
  let rest: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    for (const [i, part] of lines.entries()) {
      rest.push(part);
      length += part.length;
      if (length > longest) {
        yield null;
        return;
      }
      if (i === lines.length - 1) break;
      yield withoutReturn(rest.join(''));
      rest = [];
      length = 0;
    }
  }
  if (length > 0) yield withoutReturn(rest.join(''));
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
