/**
 * Sites of the demo web as exports, their boundaries found by the real engine from harvested pages.
 */

import { settled } from '../../lab/evaluate/ambit.ts';
import { explain } from '../../lib/boundary/evidence.ts';
import { arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { scopeOf } from '../../lib/boundary/scope/scope.ts';
import { scopeMembers } from '../../lib/boundary/scope-members.ts';
import { memberships, siteName } from '../../lib/boundary/site-summary.ts';
import { type OpenedPage, PageGraph } from '../../lib/export/page-graph.ts';
import { type SiteExport, siteExport } from '../../lib/export/site-export.ts';
import { DEMO_SITES, pageAt } from '../demo-web/web.ts';
import { harvestHtml } from '../harvest/harvest-html.ts';

const CALENDAR = 'http://www.harbourmuseum.example/events/calendar';
/** Some of what has no end, so that it can be noticed. */
const TRAPS = ['2026-01', '2026-02', '2026-03'].map((month) => `${CALENDAR}?month=${month}`);

export interface DemoExports {
  web: KnownWeb;
  /** By the name of the demo site. */
  sites: Map<string, SiteExport>;
}

/** As if a person had opened every page of every site. */
export async function demoExports(): Promise<DemoExports> {
  const web = new KnownWeb();
  const opened: OpenedPage[] = [];
  for (const url of [...DEMO_SITES.flatMap(({ pages }) => pages), ...TRAPS]) {
    const record = await harvestHtml(pageAt(url).body, { url });
    opened.push({ record, language: record.lang, openedAt: opened.length * 60_000 });
    web.add(opened.length, arrivalOf(record));
  }
  const sites = DEMO_SITES.map(({ name, pages }): [string, SiteExport] => {
    const boundary = settled(web.boundary(web.siteAt(pages[0])!));
    const members = [...memberships(web, boundary)];
    const site = siteExport({
      name: siteName(web, boundary.site),
      madeAt: Date.UTC(2026, 0, 12),
      members,
      scope: scopeOf(scopeMembers(web, boundary)),
      evidence: new Map(members.map(({ url }) => [url, explain(web, boundary, url)])),
      ...graphOf(opened, members),
    });
    return [name, site];
  });
  return { web, sites: new Map(sites) };
}

function graphOf(opened: readonly OpenedPage[], members: SiteExport['members']) {
  const graph = new PageGraph(members);
  for (const page of opened) graph.add(page);
  return graph.result();
}
