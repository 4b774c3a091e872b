/** Webs of a few pages, as lists and as records, for the evaluation's tests. */
import type { Harvest } from '../../../lab/evaluate/harvested-pages.ts';
import type { Method } from '../../../lab/evaluate/method.ts';
import type { PageRecord } from '../../../lib/model/page-record.ts';
import { recordOf } from '../../records.ts';

export interface SmallPage {
  site?: string;
  borderline?: string;
  url: string;
  links?: string[];
}

/** A harvest held in memory. */
export function harvestOf(pages: readonly SmallPage[]): Harvest {
  return {
    pages: pages.map(({ site = '', borderline = '', url }) => ({ site, borderline, url })),
    record: (i) => recordOf(pages[i].url, pages[i].links ?? []),
    close: () => {},
  };
}

export const numbered = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${start}${i}`);

/** Pages that all link to each other, and each to the addresses in `more`. */
export function clique(urls: readonly string[], more: readonly string[] = []): PageRecord[] {
  return urls.map((url) => recordOf(url, [...urls.filter((other) => other !== url), ...more]));
}

/** Those of the addresses that the method counts to the page's site once all pages are opened. */
export function siteOf(
  method: Method,
  records: readonly PageRecord[],
  page: string,
  asked: readonly string[],
): string[] {
  for (const record of records) method.open(record);
  return asked.filter(method.boundaryOf(page));
}
