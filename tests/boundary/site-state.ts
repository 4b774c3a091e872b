/** All that the sites of a web have added up, told by address and so comparable between webs. */
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { PREFIX, REACH, TARGET } from '../../lib/boundary/sites/site-sums.ts';
import type { UniteRule } from '../../lib/boundary/sites/sites.ts';
import { type Change, sketchKept } from './small-webs.ts';

export function stateOf({ graph, sites }: KnownWeb) {
  const directory = (number: number) => (number === -1 ? 'all' : graph.directories.name(number));
  const named = (family: number, feature: number): string | number => {
    if (family === PREFIX) return directory(feature);
    if (family === TARGET) return graph.urlOf(feature);
    return family === REACH ? `${feature % 2} ${directory(feature >> 1)}` : feature;
  };
  return {
    speak: sites.opened.addressesSpeak,
    sites: sites.ids.map((id) => {
      const site = sites.site(id)!;
      return {
        id,
        pages: [...site.pages].sort((a, b) => a - b),
        sums: [site.inner, site.tied, site.leaving, site.closure],
        ties: new Map(site.ties),
        branches: new Map([...site.branches].map(([at, count]) => [directory(at), count])),
        counts: site.counts.map((counts, family) => {
          const all = (feature: number) =>
            family === REACH
              ? sites.opened.linksInto(feature)
              : sites.opened.rarity(family, feature);
          return new Map(
            [...counts].map(([feature, count]) => [named(family, feature), [count, all(feature)]]),
          );
        }),
      };
    }),
  };
}

/** The same web with its pages put back into their sites, as after a restart. */
export function putBack(
  web: KnownWeb,
  steps: readonly Change[],
  rule: UniteRule,
  order: (seqs: number[]) => number[] = (seqs) => seqs,
): KnownWeb {
  const anew = new KnownWeb(rule);
  for (let number = 0; number < web.graph.span; number++) {
    anew.graph.putUrl(number, web.graph.urlOf(number));
  }
  const seqs = steps.map((_, i) => i + 1).filter((seq) => web.graph.has(seq));
  for (const seq of seqs) anew.graph.putPage(seq, web.graph.pageRow(seq)!, 'en', 0);
  for (const seq of order(seqs)) {
    const placing = web.sites.log.of(seq);
    anew.sites.put(seq, sketchKept(steps[seq - 1]), web.sites.siteOf(seq)!, placing);
  }
  anew.sites.next = web.sites.next;
  return anew;
}
