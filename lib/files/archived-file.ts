/** A list of what an archive holds, whichever tool wrote it: what it is, its beginning tells. */
import type { Archived } from '../export/archived/archived.ts';
import { readArchived } from '../export/archived/read-archived.ts';
import { readHypheCsv, readHypheJson } from '../export/archived/read-hyphe.ts';
import { ProjectRefused } from '../export/project/project.ts';
import { textOf } from './text-of.ts';

const BEGINNING = 64 * 1024;
/** Bytes of a file that cannot be read line by line. */
const LONGEST_WHOLE = 64 * 1024 * 1024;

/** `tell` hears how many bytes were read. */
export async function readArchivedFile(
  file: Blob,
  tell: (bytes: number) => void,
): Promise<Archived> {
  const beginning = (await file.slice(0, BEGINNING).text()).replace(/^\ufeff/, '');
  const read = isHyphe(beginning) ? readHypheJson : isTable(beginning) ? readHypheCsv : null;
  if (read !== null && file.size > LONGEST_WHOLE)
    throw new ProjectRefused('large', 0, 'This file is too large.');
  if (read !== null) return read(await whole(textOf(file, tell)));
  return readArchived(textOf(file, tell));
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const isHyphe = (text: string): boolean => /^\s*\{\s*"(?:exportTimestamp|webentities)"/.test(text);

/** Its first line names columns, so it is neither an address nor an object. */
const isTable = (text: string): boolean => {
  const [head] = text.split('\n', 1);
  return head.includes(',') && /(?:^|,)"?(?:url|HOME PAGE|PREFIXES AS URL)"?(?:,|\r?$)/i.test(head);
};
