/** Scopes for crawlers that are not run here, by their rules, on everything known of the demo web. */
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { regexText } from '../../../lib/export/escape/regex.ts';
import { xmlText } from '../../../lib/export/escape/xml.ts';
import { verdictOf } from '../../../lib/model/boundary.ts';
import { DEMO_SITES } from '../../demo-web/web.ts';
import { surtReader } from '../../oracles/surt-prefixes.ts';
import { type DemoExports, demoExports } from '../demo-export.ts';
import { written } from '../written.ts';

let demo: DemoExports;
beforeAll(async () => {
  demo = await demoExports();
});

it.each(DEMO_SITES.map(({ name }) => name))('let in what is in %s, and nothing else', (name) => {
  const site = demo.sites.get(name)!;
  const { include, exclude, seeds } = parse(written('browsertrix', site)['browsertrix.yaml']);
  const [wanted, unwanted] = [include, exclude].map((list: string[]) =>
    list.map((one) => new RegExp(one)),
  );
  const files = written('heritrix', site);
  const accepts = surtReader(files['heritrix-surts.txt']);
  const rejects = surtReader(files['heritrix-negative-surts.txt']);
  // Lists of prefixes cannot hold a single address: those are in the rules beside them.
  const single = new Set(
    site.scope.rules.filter(({ reach }) => reach === 'url').map(({ target }) => target),
  );
  for (const url of single)
    expect(files['heritrix-scope.cxml']).toContain(xmlText(`^${regexText(url)}$`));
  const inside = new Set(site.members.filter(({ side }) => side === 'in').map(({ url }) => url));
  const excluded = (url: string) =>
    site.scope.exclusions.some(({ pattern }) => new RegExp(pattern).test(url));
  const unsure = new Set(
    site.members.filter((one) => verdictOf(one) === 'unsure').map(({ url }) => url),
  );
  const asked = new Set([
    ...site.members.map(({ url }) => url),
    ...DEMO_SITES.flatMap(({ pages }) => pages),
  ]);

  for (const url of asked) {
    if (unsure.has(url)) continue; // not worth a rule
    const isIn = wanted.some((one) => one.test(url)) && !unwanted.some((one) => one.test(url));
    expect([url, isIn]).toEqual([url, inside.has(url) && !excluded(url)]);
    if (single.has(url)) continue;
    expect([url, accepts(url) && !rejects(url)]).toEqual([url, inside.has(url)]);
  }
  expect(seeds.length).toBeGreaterThan(0);
  for (const seed of seeds) expect(inside).toContain(seed);
});
