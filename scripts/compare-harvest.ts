/**
 * `npm run -s compare:harvest -- [--pages 200] [--scripts] [--cache DIR]`: harvests real pages in
 * Chromium and from their text in Node and tells where the two records differ. Scripts of the
 * pages run only with `--scripts`: what they write into a page is not in its text. The pages come
 * from Debian's documentation packages, fetched with apt-get like those of `npm run corpus`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchPackages } from '../lab/evaluate/debian-packages.ts';
import { parsePage } from '../lab/evaluate/parse-page.ts';
import { harvestPage } from '../lib/harvest/harvest-page.ts';
import type { PageRecord } from '../lib/model/page-record.ts';
import { UNPACED } from '../lib/pace/breathing.ts';
import { ChromiumHarvest } from '../tests/e2e/chromium-harvest.ts';

/** Package, folder of its pages, address they are published under. */
const SITES = [
  ['python3.11-doc', 'usr/share/doc/python3.11/html', 'https://docs.python.org/3/'],
  [
    'postgresql-doc-15',
    'usr/share/doc/postgresql-doc-15/html',
    'https://www.postgresql.org/docs/15/',
  ],
  [
    'debian-reference-ja',
    'usr/share/debian-reference',
    'https://www.debian.org/doc/manuals/debian-reference/',
  ],
  ['debian-faq-ru', 'usr/share/doc/debian/FAQ', 'https://www.debian.org/doc/manuals/debian-faq/'],
  [
    'maint-guide-zh-cn',
    'usr/share/doc/maint-guide-zh-cn/html',
    'https://www.debian.org/doc/manuals/maint-guide/',
  ],
  ['git-doc', 'usr/share/doc/git-doc', 'https://www.kernel.org/pub/software/scm/git/docs/'],
  ['apache2-doc', 'usr/share/doc/apache2-doc/manual', 'https://httpd.apache.org/docs/2.4/'],
  ['tomcat10-docs', 'usr/share/tomcat10-docs/docs', 'https://tomcat.apache.org/tomcat-10.1-doc/'],
  ['libgtk-3-doc', 'usr/share/gtk-doc/html/gtk3', 'https://docs.gtk.org/gtk3/'],
  [
    'python-flask-doc',
    'usr/share/doc/python-flask-doc/html',
    'https://flask.palletsprojects.com/en/2.2.x/',
  ],
  [
    'lilypond-doc-html-fr',
    'usr/share/doc/lilypond/html/Documentation',
    'https://lilypond.org/doc/v2.24/Documentation/',
  ],
  ['sqlite3-doc', 'usr/share/doc/sqlite3', 'https://www.sqlite.org/'],
] as const;
/** Larger pages take long to draw and show nothing new. */
const LARGEST = 500_000;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    scripts: { type: 'boolean', default: false },
    cache: { type: 'string', default: join('.cache', 'corpus', 'packages') },
  },
});
const wanted = Number(values.pages);
const chromium = await ChromiumHarvest.open();
if (!values.scripts) chromium.policy = "script-src 'none'";
let same = 0;
let compared = 0;
const differences = new Map<string, string[]>();
const times = { node: 0, chromium: 0 };
try {
  for (const [i, [pack, folder, base]] of SITES.entries()) {
    const share = Math.ceil((wanted - compared) / (SITES.length - i));
    for (const file of pagesOf(pack, folder, share)) {
      await compare(file, base + file.slice(file.indexOf(folder) + folder.length + 1));
    }
  }
} finally {
  await chromium.close();
}
console.log(`${compared} pages compared, ${same} with equal records`);
const mean = (all: number) => (all / compared).toFixed(1);
console.log(
  `mean time: Node ${mean(times.node)} ms with parsing, Chromium ${mean(times.chromium)} ms`,
);
for (const [field, pages] of differences) {
  console.log(`${field} differs on ${pages.length}:`);
  for (const page of pages.slice(0, 5)) console.log(`  ${page}`);
}

async function compare(file: string, url: string): Promise<void> {
  const html = readFileSync(file, 'utf8');
  const visit = await chromium.visit(`/${compared}`, html, url);
  await visit.page.close();
  const begin = performance.now();
  const parsed = await harvestPage({ document: parsePage(html), url }, UNPACED);
  times.node += performance.now() - begin;
  times.chromium += visit.total;
  compared++;
  const found = differingFields(visit.record, parsed);
  if (found.length === 0) same++;
  for (const [field, example] of found) {
    const before = differences.get(field) ?? []; // none where it is the first of its field
    differences.set(field, [...before, `${url}: ${example}`]);
  }
}

/** Fields in which two records differ, each with its first difference. */
function differingFields(browser: PageRecord, parsed: PageRecord): [string, string][] {
  const [one, other] = [flat(browser), flat(parsed)];
  return Object.keys(one)
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => [field, firstDifference(one[field], other[field])]);
}

function flat({ features, ...record }: PageRecord): Record<string, unknown> {
  return { ...record, ...features };
}

function firstDifference(one: unknown, other: unknown): string {
  if (!Array.isArray(one) || !Array.isArray(other)) {
    return `${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  }
  const at = one.findIndex((item, i) => JSON.stringify(item) !== JSON.stringify(other[i]));
  const place = at < 0 ? one.length : at;
  const [left, right] = [one[place], other[place]].map((item) => JSON.stringify(item));
  return `of ${one.length} and ${other.length}, at ${place} ${left} and ${right}`;
}

/** So many pages of a package, evenly chosen from the sorted names. */
function pagesOf(pack: string, folder: string, count: number): string[] {
  fetchPackages([pack], values.cache);
  const root = join(values.cache, pack, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.html?$/.test(name))
    .map((name) => join(root, name))
    .filter((file) => existsSync(file) && statSync(file).size < LARGEST)
    .sort();
  const step = Math.max(1, files.length / count);
  return Array.from(
    { length: Math.min(count, files.length) },
    (_, i) => files[Math.floor(i * step)],
  );
}
