/**
 * The formats as a person chooses among them: grouped by who reads them, each with a sentence, and
 * with what must be known before it can be written. Only their names: windows open faster without
 * the writers, which are the files worker's.
 */
import type { Plain } from '../say.ts';

export interface MenuFormat {
  id: string;
  /** What it is and who wants it. */
  words: Plain;
  /** What the file says beyond the addresses and their sides. */
  needs: readonly Need[];
  /** It lists addresses one by one, so it matters which of them are wanted. */
  lists: boolean;
  /** It tells a crawler what to leave out: unless told otherwise, what an archive rarely wants. */
  leavesOut: boolean;
}

/**
 * Its rules; what pages say and link to; corrections; why each address is where it is: if the
 * person wants it, always for what is left out, or always; what links say of it; its map.
 */
export type Need =
  | 'scope'
  | 'pages'
  | 'labels'
  | 'reasons'
  | 'reasons-out'
  | 'all-reasons'
  | 'words'
  | 'map';

export interface FormatGroup {
  words: Plain;
  formats: readonly MenuFormat[];
}

const format = (
  id: string,
  words: Plain,
  needs: readonly Need[],
  { lists = true, leavesOut = false } = {},
): MenuFormat => ({ id, words, needs, lists, leavesOut });
const RULES = { lists: false, leavesOut: true };
const WHOLE = { lists: false };

export const PROJECT = 'project';
export const EVERYTHING = 'everything';

export const FORMAT_GROUPS: readonly FormatGroup[] = [
  {
    words: 'exportAnyTool',
    formats: [
      format('urls', 'exportUrls', []),
      format('bookmarks', 'exportBookmarks', ['pages', 'words']),
      format('sitemap', 'exportSitemap', ['pages']),
    ],
  },
  {
    words: 'exportArchiving',
    formats: [
      format('browsertrix', 'exportBrowsertrix', ['scope'], RULES),
      format('heritrix', 'exportHeritrix', ['scope'], RULES),
      format('httrack', 'exportHttrack', ['scope', 'pages'], RULES),
      format('wget', 'exportWget', ['scope'], { leavesOut: true }),
      format('wacz', 'exportWacz', ['scope', 'pages', 'reasons', 'reasons-out']),
    ],
  },
  {
    words: 'exportResearch',
    formats: [
      format('csv', 'exportCsv', ['pages', 'reasons']),
      format('json', 'exportJson', ['scope', 'pages', 'labels', 'reasons', 'words']),
      format('hyphe', 'exportHyphe', ['scope', 'words'], WHOLE),
      format('gexf', 'exportGexf', ['pages']),
      format('graphml', 'exportGraphml', ['pages']),
      format('graph-csv', 'exportGraphCsv', ['pages']),
      format('report', 'exportReport', ['scope', 'labels', 'words', 'map'], WHOLE),
    ],
  },
  {
    words: 'exportPrograms',
    formats: [
      format('crawlee', 'exportCrawlee', ['scope'], RULES),
      format('scrapy', 'exportScrapy', ['scope'], RULES),
    ],
  },
  {
    words: 'exportAmbit',
    formats: [
      format(PROJECT, 'exportProject', ['scope', 'labels', 'all-reasons'], WHOLE),
      format(EVERYTHING, 'exportEverything', ['scope', 'all-reasons'], WHOLE),
    ],
  },
];

const ALL = FORMAT_GROUPS.flatMap(({ formats }) => formats);

/** Where an earlier version knew a format that this one does not, the plain list. */
export const menuFormat = (id: string): MenuFormat => ALL.find((one) => one.id === id) ?? ALL[0];
