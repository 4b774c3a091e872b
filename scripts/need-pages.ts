/**
 * Lists of saved pages that a script is about to read. They come from elsewhere, by `npm run
 * corpus`, so where one is missing the script says so in a sentence and ends with 1.
 */
import { existsSync } from 'node:fs';

const USUAL = ['.cache/corpus/documentation.tsv', '.cache/corpus/universities.tsv'];

export function needPages(...lists: string[]): void {
  const missing = lists.filter((list) => !existsSync(list));
  if (missing.length === 0) return;
  console.error(
    `There is no ${missing.join(' and no ')}: \`npm run corpus\` makes lists of pages, from ` +
      'Debian packages that it fetches (universities.tsv: from an archive that it is given).',
  );
  process.exit(1);
}

/** The lists that were named, or else those of the usual ones that were made. */
export function listsNamed(named: string[]): string[] {
  const lists = named.length > 0 ? named : USUAL.filter((list) => existsSync(list));
  needPages(...(lists.length > 0 ? lists : USUAL.slice(0, 1)));
  return lists;
}
