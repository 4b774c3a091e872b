/** What a file that a person brings in is, by its beginning; its name decides nothing. */
export type FileKind = 'project' | 'har' | 'list';

const BEGINNING = 4096;

export async function fileKind(file: Blob): Promise<FileKind> {
  const beginning = (await file.slice(0, BEGINNING).text()).replace(/^\ufeff/, '');
  if (/^\s*\{\s*"ambit"\s*:/.test(beginning)) return 'project';
  return /^\s*\{\s*"log"\s*:/.test(beginning) ? 'har' : 'list';
}
