/** A list of what an archive holds, whichever tool wrote it: what it is, its beginning tells. */
import type { Archived } from '../../export/archived/archived.ts';
import { readArchived } from '../../export/archived/read-archived.ts';
import { readHypheCsv, readHypheJson } from '../../export/archived/read-hyphe.ts';
import { textOf } from './text-of.ts';

const BEGINNING = 64 * 1024;

export async function readArchivedFile(file: Blob): Promise<Archived> {
  const beginning = (await file.slice(0, BEGINNING).text()).replace(/^\ufeff/, '');
  if (isHyphe(beginning)) return readHypheJson(await file.text());
  if (isTable(beginning)) return readHypheCsv(await file.text());
  return readArchived(textOf(file));
}

const isHyphe = (text: string): boolean => /^\s*\{\s*"(?:exportTimestamp|webentities)"/.test(text);

/** Its first line names columns, so it is neither an address nor an object. */
const isTable = (text: string): boolean => {
  const [head] = text.split('\n', 1);
  return head.includes(',') && /(?:^|,)"?(?:url|HOME PAGE|PREFIXES AS URL)"?(?:,|\r?$)/i.test(head);
};
