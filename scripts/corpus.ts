/**
 * `npm run corpus [-- --from DIR] [--into DIR] [--archive NAME=FILE]…`: fetches real pages to
 * evaluate with, into `.cache/corpus` where nothing else is said. From DIR's `sites.tsv` (site,
 * Debian package, HTML root in it, public base address) comes `documentation.tsv`: apt-get
 * downloads the packages, which takes a network and 2 GB, and installs none. What is there already
 * is not fetched again. `scripts/learned-sites` has the sites that weights are learned from,
 * `scripts/unseen-sites` further ones that nothing ever was.
 *
 * FILE is a tar.xz of pages with a list of them, `pages.tsv`; from it comes `NAME.tsv`. Ours are
 * `universities`, of the WebKB crawl, `cms-sites`, ordinary sites of today, and `hard-sites`, where
 * host and directory are not the site; none of them is ours to pass on.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchPackages } from '../lab/evaluate/debian-packages.ts';
import { pageFiles } from '../lab/evaluate/page-files.ts';
import { readPageList } from '../lab/evaluate/page-list.ts';
import { canonicalUrl } from '../lib/url/canonical-url.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(ROOT, 'scripts', 'learned-sites') },
    into: { type: 'string', default: join(ROOT, '.cache', 'corpus') },
    archive: { type: 'string', multiple: true, default: [] },
  },
});
const [from, CORPUS] = [resolve(values.from), resolve(values.into)];
try {
  mkdirSync(CORPUS, { recursive: true });
  documentation(join(from, 'sites.tsv'), join(CORPUS, 'documentation.tsv'));
  for (const named of values.archive) {
    const [, name, file] = /^([\w-]+)=(.+)$/.exec(named) ?? []; // told below
    if (file === undefined) throw new Error(`--archive NAME=FILE is needed, not ${named}.`);
    unpack(name, resolve(file), join(CORPUS, `${name}.tsv`));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function documentation(sites: string, list: string): void {
  const rows = readFileSync(sites, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const packages = rows.map(([, name]) => name);
  const fetched = fetchPackages(packages, join(CORPUS, 'packages'));
  console.log(`${fetched.length} of ${packages.length} packages fetched`);
  if (fetched.length > 0 || !existsSync(list)) {
    const lines = new Map<string, string>();
    let repeated = 0;
    for (const [site, name, root, base] of rows) {
      const folder = join('packages', name);
      for (const path of pageFiles(join(CORPUS, folder, root), join(CORPUS, folder))) {
        const url = canonicalUrl(base + path.replace(/[%?#]/g, encodeURIComponent));
        if (url === null) throw new Error(`${path} of ${name} has no address below ${base}.`);
        if (lines.has(url)) repeated++;
        else lines.set(url, `${site}\t${url}\t${join(folder, root, path)}`);
      }
    }
    console.log(`${repeated} files left out, their addresses stand for earlier ones`);
    writeList(list, [...lines.values()]);
  }
  tellCounts(list);
}

function unpack(name: string, archive: string, list: string): void {
  const folder = join(CORPUS, name);
  if (!existsSync(folder)) {
    const unpacking = `${folder}.${process.pid}`;
    mkdirSync(unpacking);
    try {
      execFileSync('tar', ['-xJf', archive, '-C', unpacking]);
      renameSync(unpacking, folder);
    } finally {
      rmSync(unpacking, { recursive: true, force: true });
    }
    console.log(`${archive} unpacked`);
  }
  if (!existsSync(list)) {
    const lines = readFileSync(join(folder, 'pages.tsv'), 'utf8').split(/\r?\n/);
    const filled = lines.filter((line) => line !== '').map((line) => line.split('\t'));
    writeList(
      list,
      filled.map(([site, url, file]) => `${site}\t${url}\t${join(name, file)}`),
    );
  }
  tellCounts(list);
}

function writeList(list: string, lines: string[]): void {
  writeFileSync(`${list}.new`, `${lines.join('\n')}\n`);
  renameSync(`${list}.new`, list);
}

function tellCounts(list: string): void {
  const pages = readPageList(list);
  const counts = new Map<string, number>();
  for (const { site, borderline } of pages) {
    const name = borderline === '' ? site || '(none)' : `?${borderline}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  console.log(`${list}: ${pages.length} pages`);
  for (const [name, count] of counts) console.log(`  ${name} ${count}`);
}
