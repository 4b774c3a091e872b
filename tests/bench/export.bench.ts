/**
 * A large site through every format: by itself in Node (time, the longest piece in the making,
 * memory on the way), and saved from the real side panel in Chromium (export-window.ts).
 */
import { scopeOf } from '../../lib/boundary/scope/scope.ts';
import { exportFiles, FORMATS } from '../../lib/export/formats.ts';
import { Sha256Sums } from '../../lib/export/sha256-sums.ts';
import { type SiteExport, siteExport } from '../../lib/export/site-export.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import type { Membership } from '../../lib/model/boundary.ts';
import { fromTheWindow } from './export-window.ts';
import type { BenchOptions } from './run.ts';

export default async function bench({ quick }: BenchOptions): Promise<void> {
  const count = quick ? 5000 : 200_000;
  const site = largeSite(count);
  console.log(`${site.members.length} addresses, ${site.links.length} links`);
  for (const format of FORMATS) {
    for (const { files, bytes, time, longest, memory } of [measured(site, format)]) {
      console.log(
        `${format.id.padEnd(12)} ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ` +
          `${time.toFixed(0)} ms, ` +
          `longest step ${longest.toFixed(1)} ms, at most ${(memory / 1e6).toFixed(0)} MB more`,
      );
    }
  }
  const sums = new Sha256Sums();
  const [json] = exportFiles(FORMATS.find(({ id }) => id === 'json')!, site);
  const start = performance.now();
  for await (const _ of sums.summed(json));
  console.log(`json and its sum ${(performance.now() - start).toFixed(0)} ms`);
  await fromTheWindow(count);
}

function measured(site: SiteExport, format: (typeof FORMATS)[number]) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const figures = { files: 0, bytes: 0, time: 0, longest: 0, memory: 0 };
  let since = performance.now();
  const step = () => {
    const now = performance.now();
    figures.time += now - since;
    figures.longest = Math.max(figures.longest, now - since);
    since = now;
  };
  for (const { pieces } of exportFiles(format, site)) {
    figures.files++;
    step();
    for (const piece of pieces) {
      step();
      figures.bytes += piece.length;
      figures.memory = Math.max(figures.memory, process.memoryUsage().heapUsed - before);
      since = performance.now();
    }
    step();
  }
  return figures;
}

/** Two hosts and a part of a third, one in ten opened, each of those with ten links. */
function largeSite(count: number): SiteExport {
  const random = randomFrom(1);
  const pick = (most: number) => Math.floor(most * random() ** 2);
  const members: Membership[] = [];
  const seen = new Set<string>();
  while (members.length < count) {
    const host = pick(6);
    const path = Array.from({ length: 1 + pick(5) }, (_, level) => `d${level}-${pick(40)}`);
    const query = random() < 0.1 ? `?id=${pick(5000)}${random() < 0.2 ? '&sort=up' : ''}` : '';
    const url = `https://www.host${host}.org/${path.join('/')}/page-${pick(9000)}.html${query}`;
    if (seen.has(url)) continue;
    seen.add(url);
    const isIn = host < 3 || (host === 3 && path[0] === 'd0-3');
    const side = isIn ? 'in' : 'out';
    members.push({ url, side, opened: random() < 0.1, likelihood: isIn ? 0.97 : 0.03 });
  }
  const opened = members.filter((one) => one.opened);
  const link = (from: string) => ({
    from,
    to: members[pick(count)].url,
    times: 1,
    anchor: 'Read more about the marsh',
  });
  return siteExport({
    name: 'Large site',
    madeAt: 0,
    members,
    scope: scopeOf(members),
    notes: new Map(
      opened.map(({ url }, i) => [url, { title: `Page ${i}`, language: 'en', openedAt: i }]),
    ),
    links: opened.flatMap(({ url }) => Array.from({ length: 10 }, () => link(url))),
  });
}
