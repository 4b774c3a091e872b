/** What the flow benchmark cuts: a web-shaped graph, seeds in one of its sites, a sink capacity. */
import { minimumCut } from '../../lab/graph/flow/min-cut.ts';
import { type ArcList, networkOf } from '../../lib/graph/flow/network.ts';
import { linkSimilarities } from '../graphs/url-similarity.ts';
import { WEB_SHAPES, type WebGraph, webShaped } from '../graphs/web-shaped.ts';

export type Size = keyof typeof WEB_SHAPES;

export interface Scene {
  web: WebGraph;
  similarity: Float64Array;
  /** First page and number of pages of the site the seeds are in, the fourth largest. */
  home: number;
  pages: number;
}

export function sceneOf(size: Size): Scene {
  const web = webShaped(WEB_SHAPES[size], 1);
  const sizes = Array.from(web.hostOfSite, (_, s) => web.siteStart[s + 1] - web.siteStart[s]);
  const site = sizes.map((_, s) => s).sort((a, b) => sizes[b] - sizes[a])[3];
  return { web, similarity: linkSimilarities(web), home: web.siteStart[site], pages: sizes[site] };
}

/** Senellart's network (§2.4.1): at most 300 seeds, the same sink capacity everywhere. */
export function arcsOf({ web, similarity, home, pages }: Scene, sinkCapacity: number): ArcList {
  const source = new Float64Array(web.nodes);
  const seeds = Math.min(300, pages >> 2);
  for (let seed = 0; seed < seeds; seed++) {
    source[home + Math.floor((seed * pages) / seeds)] = Number.POSITIVE_INFINITY;
  }
  const sink = new Float64Array(web.nodes).fill(sinkCapacity);
  return { nodes: web.nodes, from: web.from, to: web.to, capacity: similarity, source, sink };
}

/** Flood: cut at the horizon. Community: cut at the site. Critical: where one becomes the other. */
export function sinkCapacities(scene: Scene): { name: string; sink: number }[] {
  let [flood, community] = [0.001, 0.1];
  for (let step = 0; step < 6; step++) {
    const middle = Math.sqrt(flood * community);
    const side = minimumCut(networkOf(arcsOf(scene, middle))).sourceSide;
    const inside = side.reduce((sum, one) => sum + one, 0);
    if (inside > scene.web.nodes / 2) flood = middle;
    else community = middle;
  }
  return [
    { name: 'flood', sink: 0.001 },
    { name: 'critical', sink: flood },
    { name: 'community', sink: 0.1 },
  ];
}

/** Processor time of this process in milliseconds, all threads. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
