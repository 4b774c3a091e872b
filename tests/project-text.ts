/** A project file of so many pages, with words of every kind behind them. */
import type { ProjectEntry } from '../lib/export/project/project.ts';
import { writeProject } from '../lib/export/project/write-project.ts';
import { recordOf } from './records.ts';

const urlOf = (n: number): string => `http://brought-in-${n % 3}.example/page-${n}`;

export async function projectText(pages: number): Promise<string> {
  const head = { name: '', madeAt: 1, algorithm: 1, parameters: { page: urlOf(0) } };
  let text = '';
  for await (const line of writeProject(head, entries(pages))) text += line;
  return text;
}

function* entries(pages: number): Generator<ProjectEntry> {
  for (let n = 0; n < pages; n++) {
    const visits = [{ visit: (1e9 + n).toString(16).padStart(32, '0'), revision: 0, at: 5 }];
    yield { page: { visits, record: recordOf(urlOf(n), [urlOf(n + 1), urlOf(n + 7)]) } };
  }
  const dated = { at: 6, withdrawnAt: null };
  yield { name: { ...dated, page: urlOf(0), name: 'Brought in' } };
  const of = { site: urlOf(0), side: 'out', reach: 'url', target: urlOf(1) } as const;
  yield { label: { ...dated, id: 1, ...of } };
  yield { ruling: { ...dated, kind: 'together', one: urlOf(0), other: urlOf(1) } };
  yield { topics: { name: 'Brought in', text: 'art\n painting', inUse: true } };
}
