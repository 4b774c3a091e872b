/** A text as one word of a POSIX shell. A shell cannot hold a NUL, so it goes. */
export function shellWord(text: string): string {
  return `'${text.toWellFormed().replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}
