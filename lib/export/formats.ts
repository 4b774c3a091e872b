/**
 * Every format Ambit can save a site in. A format makes one file or a few; nothing of them is made
 * before its pieces are asked for, so a preview is the first pieces and costs no more.
 */
import { addressCsv } from './address-csv.ts';
import { addressJson } from './address-json.ts';
import { bookmarksHtml } from './bookmarks.ts';
import { browsertrixPrefixes, browsertrixYaml } from './browsertrix.ts';
import { crawleeScope } from './crawlee.ts';
import { fileStem } from './file-name.ts';
import { gexf } from './gexf.ts';
import { edgesCsv, nodesCsv } from './graph-csv.ts';
import { graphml } from './graphml.ts';
import { heritrixFiles } from './heritrix.ts';
import { httrackRules } from './httrack.ts';
import { httrackScript } from './httrack-script.ts';
import { hypheCsv, hypheJson } from './hyphe.ts';
import { pagesJsonl, skippedJsonl } from './pages-jsonl.ts';
import { markdownReport } from './report.ts';
import { scrapyScope } from './scrapy.ts';
import {
  type ExportFile,
  type Holds,
  inside,
  type SavedName,
  type SiteExport,
} from './site-export.ts';
import { sitemapFiles } from './sitemap.ts';
import { insideList, wantedList } from './url-list.ts';
import { wgetScript } from './wget.ts';

export interface Format {
  id: string;
  /**
   * Its files, named without the site's name; where one speaks of another, it says `saved(name)`.
   */
  parts(site: SiteExport, saved: SavedName): Iterable<ExportFile>;
}

type Writer = (site: SiteExport, saved: SavedName) => Iterable<string>;

const TEXT = 'text/plain';
const CSV = 'text/csv';
const SHELL = 'application/x-sh';
const LIST = 'urls.txt';
const CONFIG = 'browsertrix.yaml';
const RULES = 'httrack-rules.txt';
const WANTED = 'httrack-urls.txt';
const MAP = 'map.svg';

type Counter = (site: SiteExport) => Holds;

const NOTHING: Counter = () => ({});
const ALL: Counter = ({ members }) => ({ addresses: members.length });
const IN: Counter = (site) => ({ addresses: countIn(site) });
const OUT: Counter = (site) => ({ skipped: site.members.length - countIn(site) });
const LINKS: Counter = ({ links }) => ({ links: links.length });
const NETWORK: Counter = (site) => ({ ...ALL(site), ...LINKS(site) });

function countIn(site: SiteExport): number {
  let count = 0;
  for (const _ of inside(site)) count++;
  return count;
}

const format = (id: string, ...files: [string, string, Writer, Counter?][]): Format => ({
  id,
  *parts(site, saved) {
    for (const [name, type, write, count = NOTHING] of files)
      yield { name, type, pieces: write(site, saved), holds: count(site) };
  },
});

export const FORMATS: readonly Format[] = [
  format('urls', [LIST, TEXT, insideList, IN]),
  format('csv', ['addresses.csv', CSV, addressCsv, ALL]),
  format('json', ['addresses.json', 'application/json', addressJson, ALL]),
  format(
    'browsertrix',
    [CONFIG, 'application/yaml', (site, saved) => browsertrixYaml(site, saved(CONFIG))],
    ['browsertrix-prefixes.txt', TEXT, browsertrixPrefixes],
  ),
  { id: 'heritrix', parts: heritrixFiles },
  {
    id: 'httrack',
    *parts(site, saved) {
      const files = { rules: saved(RULES), list: saved(WANTED) };
      yield { name: 'httrack.sh', type: SHELL, pieces: httrackScript(site, files) };
      yield { name: RULES, type: TEXT, pieces: httrackRules(site) };
      yield { name: WANTED, type: TEXT, pieces: wantedList(site) };
    },
  },
  {
    id: 'wget',
    *parts(site, saved) {
      yield { name: 'wget.sh', type: SHELL, pieces: wgetScript(site, saved(LIST)) };
      yield { name: LIST, type: TEXT, pieces: insideList(site), holds: IN(site) };
    },
  },
  format('crawlee', ['crawlee.mjs', 'text/javascript', crawleeScope]),
  format('scrapy', ['scrapy_scope.py', 'text/x-python', scrapyScope]),
  format('hyphe', ['hyphe.json', 'application/json', hypheJson], ['hyphe.csv', CSV, hypheCsv]),
  { id: 'sitemap', parts: sitemapFiles },
  format(
    'wacz',
    ['pages.jsonl', 'application/jsonl', pagesJsonl, IN],
    ['skippedPages.jsonl', 'application/jsonl', skippedJsonl, OUT],
  ),
  format('bookmarks', ['bookmarks.html', 'text/html', bookmarksHtml, IN]),
  format('gexf', ['links.gexf', 'application/xml', gexf, NETWORK]),
  format('graphml', ['links.graphml', 'application/xml', graphml, NETWORK]),
  format('graph-csv', ['nodes.csv', CSV, nodesCsv, ALL], ['edges.csv', CSV, edgesCsv, LINKS]),
  {
    id: 'report',
    *parts(site, saved) {
      const picture = site.map === '' ? '' : saved(MAP);
      yield { name: 'report.md', type: 'text/markdown', pieces: markdownReport(site, picture) };
      if (picture !== '') yield { name: MAP, type: 'image/svg+xml', pieces: [site.map] };
    },
  },
];

/**
 * The files of a format under the names they are saved by: `marsh-lab-urls.txt`, or
 * `marsh-lab-unopened-urls.txt`, so that two lists of one site can lie side by side.
 */
export function* exportFiles(format: Format, site: SiteExport): Generator<ExportFile> {
  const part = site.part === 'all' ? '' : `${site.part}-`;
  const saved: SavedName = (name) => `${fileStem(site.name)}-${part}${name}`;
  for (const file of format.parts(site, saved)) yield { ...file, name: saved(file.name) };
}
