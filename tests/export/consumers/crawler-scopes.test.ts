/**
 * Scopes for crawlers that are not run here, by their rules, on everything known of the demo web.
 */
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
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
  const ruled = ruleReader(files['heritrix-scope.cxml']);
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
    // Single addresses and exclusions are in the rules; the lists alone decide all else.
    const isHeld = ruled(url) ?? (accepts(url) && !rejects(url));
    expect([url, isHeld]).toEqual([url, inside.has(url) && !excluded(url)]);
  }
  expect(seeds.length).toBeGreaterThan(0);
  for (const seed of seeds) expect(inside).toContain(seed);
});

/** Heritrix' lists of patterns, of which the last that matches decides; null where none does. */
function ruleReader(beans: string): (url: string) => boolean | null {
  const lists = beans
    .split('MatchesListRegexDecideRule')
    .slice(1)
    .map((bean) => ({
      accept: bean.includes('value="ACCEPT"'),
      patterns: [...bean.matchAll(/<value>(.*?)<\/value>/g)].map(
        ([, text]) => new RegExp(unescaped(text)),
      ),
    }));
  return (url) => {
    const last = lists.findLast(({ patterns }) => patterns.some((pattern) => pattern.test(url)));
    return last?.accept ?? null; // none matches
  };
}

const unescaped = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
