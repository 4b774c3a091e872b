/** Lines an entry point may have: enough to wire, too few to think. */
const MOST_LINES = 20;

/** True of the files that WXT or a page starts: those right under `entrypoints`, and every main. */
export const isStarted = (file: string): boolean =>
  /^entrypoints\/([^/]+|[^/]+\/main)\.tsx?$/.test(file);

/** A sentence where a started file is longer than wiring is. */
export function thinking(file: string, source: string): string[] {
  const lines = source.trimEnd().split('\n').length;
  return isStarted(file) && lines > MOST_LINES
    ? [`${file}: ${lines} lines, an entry point has ${MOST_LINES} at most`]
    : [];
}
