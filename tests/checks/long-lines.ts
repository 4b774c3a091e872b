/** What fits beside a second file, or beside a diff, on a usual screen. */
const MOST_COLUMNS = 100;
/** An address or an expression of this many characters without a blank has no place to break. */
const UNBROKEN = 60;
/** A regular expression may have blanks, and still no place to break. */
const EXPRESSION = /^\s*\/(?![*/]).+\/[a-z]*[,;)]*$/;

/** Every line of a file that is too long and could be shorter, as sentences. */
export function longLines(file: string, source: string): string[] {
  return source
    .split('\n')
    .map((line, i) => ({ at: i + 1, line, columns: [...line].length }))
    .filter(({ line, columns }) => columns > MOST_COLUMNS && canBreak(line))
    .map(({ at, columns }) => `${file}:${at} has ${columns} columns`);
}

function canBreak(line: string): boolean {
  return !EXPRESSION.test(line) && line.split(/\s+/).every((run) => [...run].length <= UNBROKEN);
}
