import { millUrl } from '../e2e/harness/page-mill.ts';
import { recordOf } from '../records.ts';

/** Messages of a recorder, as JSON: `pages` pages of one host with `links` links each. */
export function pagesToHandIn(pages: number, links: number): string {
  const messages = Array.from({ length: pages }, (_, n) => ({
    type: 'page',
    visit: (n + 1).toString(16).padStart(32, '0'),
    revision: 0,
    record: recordOf(
      `http://mill-0.example/bench/${n}`,
      Array.from({ length: links }, (_, i) => millUrl(n * 31 + i * 17)),
    ),
  }));
  return JSON.stringify(messages);
}
