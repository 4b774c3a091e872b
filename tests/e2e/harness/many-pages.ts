/**
 * A project file of many pages of one site, with a correction and a name: takes a while
 * to bring in.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectEntry } from '../../../lib/export/project/project.ts';
import { writeProject } from '../../../lib/export/project/write-project.ts';
import { recordOf } from '../../records.ts';

export const PAGES = 1200;
export const pageOf = (n: number) => `http://many.example/part-${n % 9}/page-${n}.html`;
export const NAME = 'Many pages';

/** Those of a store's pages that are the file's. */
export const theirs = (rows: { url: string }[]) =>
  rows.filter(({ url }) => url.startsWith('http://many.example/'));

/** Returns its path. */
export async function writeManyPages(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'ambit-large-')), 'many-project.jsonl');
  const head = { name: 'Many', madeAt: 5, algorithm: 2, parameters: {} };
  let text = '';
  for await (const line of writeProject(head, entries())) text += line;
  writeFileSync(path, text);
  return path;
}

function* entries(): Generator<ProjectEntry> {
  const given = { site: pageOf(1), at: 7, withdrawnAt: null };
  yield { label: { id: 1, side: 'out', reach: 'url', target: pageOf(2), ...given } };
  yield { name: { page: pageOf(1), name: NAME, at: 7, withdrawnAt: null } };
  for (let n = 0; n < PAGES; n++) {
    const visit = n.toString(16).padStart(32, '0');
    const record = recordOf(pageOf(n), [pageOf((n + 9) % PAGES)]);
    yield { page: { record, visits: [{ visit, revision: 0, at: 1000 + n }] } };
  }
}
