import { describe, expect, it } from 'vitest';
import { KnownGraph } from '../../../lib/boundary/known/known-graph.ts';
import { OpenedPages } from '../../../lib/boundary/sites/opened-pages.ts';
import { SiteCandidates } from '../../../lib/boundary/sites/site-candidates.ts';
import { SiteSums } from '../../../lib/boundary/sites/site-sums.ts';
import { recordOf } from '../../records.ts';
import { arriving } from '../small-webs.ts';

/** Pages, each a site of its own with its own number. */
function placed(pages: { url: string; style: string; targets?: string[] }[]) {
  const graph = new KnownGraph();
  const opened = new OpenedPages(graph);
  const siteOf = new Map<number, number>();
  const candidates = new SiteCandidates(graph, opened, siteOf);
  const sites = pages.map(({ url, style, targets = [] }, i) => {
    const record = recordOf(url, targets, '');
    record.features.resources = [style];
    const arrival = arriving(record);
    graph.add(i + 1, arrival.url, arrival.targets);
    opened.add(i + 1, arrival.sketch);
    const site = new SiteSums(i + 1, opened.parentOf);
    site.add(i + 1, opened.page(i + 1));
    siteOf.set(i + 1, site.id);
    candidates.add(opened.page(i + 1), site);
    return site;
  });
  return { candidates, opened, sites, siteOf };
}

describe('the sites a page might belong to', () => {
  const style = 'https://cdn.example/a.css';
  const pages = [
    { url: 'https://one.example/', style, targets: ['https://common.example/'] },
    { url: 'https://two.example/', style },
    { url: 'https://three.example/', style: 'https://three.example/own.css' },
    { url: 'https://four.example/', style: 'x:own', targets: ['https://common.example/'] },
  ];

  it('are those it shares a feature or a target with, never its own', () => {
    const { candidates, sites } = placed(pages);

    expect(candidates.ofPage(1, sites[0]).sort()).toEqual([2, 4]);
    expect(candidates.ofPage(3, sites[2])).toEqual([]);
    expect([...candidates.ofSite(sites[1])]).toEqual([1]);
  });

  it('are those that took them in, and none that lost what was shared', () => {
    const { candidates, opened, sites, siteOf } = placed(pages);
    candidates.unite(sites[2], sites[1]);
    siteOf.set(2, 3);
    expect(candidates.ofPage(1, sites[0]).sort()).toEqual([3, 4]);

    const { candidates: others, sites: parts, opened: all } = placed(pages);
    parts[1].remove(2, all.page(2));
    others.remove(opened.page(2), parts[1]);
    expect(others.ofPage(1, parts[0])).toEqual([4]);
  });

  it('are none by a feature that everybody has', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ url: `https://s${i}.example/`, style }));
    const { candidates, sites } = placed(many);

    expect(candidates.ofPage(1, sites[0])).toEqual([]);
  });
});
