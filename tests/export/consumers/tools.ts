/** Programs that read our exports: is one here, and what does it do with files of ours? */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportFiles, FORMATS } from '../../../lib/export/formats.ts';
import type { SiteExport } from '../../../lib/export/site-export.ts';

export const runs = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0;

/** Not synchronously: the demo web answers from this very process. */
export const run = promisify(execFile);

/** A directory with the files of a format in it, for as long as `work` takes. */
export async function withFiles<T>(
  id: string,
  site: SiteExport,
  work: (directory: string, names: string[]) => Promise<T>,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'ambit-export-'));
  try {
    const files = [...exportFiles(FORMATS.find((format) => format.id === id)!, site)];
    for (const { name, pieces } of files)
      writeFileSync(join(directory, name), [...pieces].join(''));
    return await work(
      directory,
      files.map(({ name }) => name),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
