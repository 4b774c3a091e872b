/**
 * Seeded graphs shaped like a crawled piece of the Web: hosts hold sites, a site is a directory
 * tree of pages, links mostly stay in the directory or the site and lean towards index pages.
 * Site sizes and out-degrees follow power laws. No self-loops, no parallel arcs, exactly
 * `shape.arcs` arcs sorted by source; pages are numbered in URL order, so a site is one run.
 */
import { type Random, randomFrom } from '../../lib/graph/random.ts';

export interface WebShape {
  nodes: number;
  arcs: number;
  sites: number;
  hosts: number;
}

/** `87k` has the size of Senellart's INRIA crawl; the others keep about its density. */
export const WEB_SHAPES = {
  '1k': { nodes: 1000, arcs: 8140, sites: 12, hosts: 4 },
  '10k': { nodes: 10_000, arcs: 81_400, sites: 60, hosts: 10 },
  '87k': { nodes: 87_140, arcs: 709_371, sites: 469, hosts: 43 },
  '300k': { nodes: 300_000, arcs: 2_500_000, sites: 1500, hosts: 130 },
} as const satisfies Record<string, WebShape>;

export interface WebGraph {
  nodes: number;
  /** Source and target of each arc. */
  from: Int32Array;
  to: Int32Array;
  /** The pages of site `s` are `siteStart[s]` to `siteStart[s + 1] - 1`, its home page first. */
  siteStart: Int32Array;
  siteOf: Int32Array;
  hostOfSite: Int32Array;
  /**
   * Token numbers of page `u`'s URL: `tokens[tokenStart[u]]` to `tokens[tokenStart[u + 1] - 1]`.
   */
  tokenStart: Int32Array;
  tokens: Int32Array;
  url(node: number): string;
}

export function webShaped(shape: WebShape, seed: number): WebGraph {
  const random = randomFrom(seed);
  const siteStart = runs(powerLaw(shape.sites, 1.0, random), shape.nodes);
  const hostOfSite = Int32Array.from({ length: shape.sites }, (_, site) =>
    site < shape.hosts ? site : Math.floor(shape.hosts * random() ** 2),
  );
  const siteOf = spread(siteStart);
  const tree = directories(shape.nodes, siteStart, random);
  const { tokenStart, tokens, names } = addresses(shape.nodes, siteOf, hostOfSite, tree, random);
  const { from, to } = links(shape, siteStart, siteOf, hostOfSite, tree, random);
  const url = (node: number) => {
    const [scheme, host, ...path] = tokens.subarray(tokenStart[node], tokenStart[node + 1]);
    return `${names[scheme]}://${names[host]}/${path.map((token) => names[token]).join('/')}`;
  };
  const { nodes } = shape;
  return { nodes, from, to, siteStart, siteOf, hostOfSite, tokenStart, tokens, url };
}

/** A directory is a run of pages, its index first; `parent` leads towards the site's home. */
interface Tree {
  directoryOf: Int32Array;
  start: Int32Array;
  parent: Int32Array;
}

function directories(nodes: number, siteStart: Int32Array, random: Random): Tree {
  const directoryOf = new Int32Array(nodes);
  const start: number[] = [];
  const parent: number[] = [];
  for (let site = 0; site + 1 < siteStart.length; site++) {
    const root = start.length;
    for (let page = siteStart[site]; page < siteStart[site + 1]; ) {
      const directory = start.length;
      const size = Math.min(3 + Math.floor(6 / (1 - random()) ** 0.6), 400);
      const end = Math.min(page + size, siteStart[site + 1]);
      start.push(page);
      parent.push(
        directory === root ? root : root + Math.floor((directory - root) * random() ** 2),
      );
      directoryOf.fill(directory, page, end);
      page = end;
    }
  }
  start.push(nodes);
  return { directoryOf, start: Int32Array.from(start), parent: Int32Array.from(parent) };
}

function addresses(
  nodes: number,
  siteOf: Int32Array,
  hostOfSite: Int32Array,
  tree: Tree,
  random: Random,
): { tokenStart: Int32Array; tokens: Int32Array; names: string[] } {
  const names = ['http'];
  const known = new Map([['http', 0]]);
  const token = (name: string) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, names.length);
    return names.push(name) - 1;
  };
  const pathOf: number[][] = [];
  for (let directory = 0; directory < tree.parent.length; directory++) {
    const site = siteOf[tree.start[directory]];
    const sort = ['team', 'people', 'project', 'soft'][Math.floor(random() * 4)];
    pathOf.push(
      tree.parent[directory] === directory
        ? [0, token(`www${hostOfSite[site]}.example.org`), token(sort), token(`site${site}`)]
        : [...pathOf[tree.parent[directory]], token(`dir${Math.floor(random() * 500)}`)],
    );
  }
  const tokenStart = new Int32Array(nodes + 1);
  const tokens: number[] = [];
  for (let page = 0; page < nodes; page++) {
    const directory = tree.directoryOf[page];
    const place = page - tree.start[directory];
    for (const part of pathOf[directory]) tokens.push(part);
    tokens.push(token(place === 0 ? 'index.html' : `page${place}.html`));
    tokenStart[page + 1] = tokens.length;
  }
  return { tokenStart, tokens: Int32Array.from(tokens), names };
}

function links(
  shape: WebShape,
  siteStart: Int32Array,
  siteOf: Int32Array,
  hostOfSite: Int32Array,
  tree: Tree,
  random: Random,
): { from: Int32Array; to: Int32Array } {
  const degreeStart = runs(powerLaw(shape.nodes, 0.45, random), shape.arcs);
  const seen = new Int32Array(shape.nodes).fill(-1);
  const to = new Int32Array(shape.arcs);
  for (let page = 0; page < shape.nodes; page++) {
    seen[page] = page;
    for (let arc = degreeStart[page], tries = 0; arc < degreeStart[page + 1]; tries++) {
      const target = tries < 4000 ? draw(page) : Math.floor(random() * shape.nodes);
      if (seen[target] === page) continue;
      seen[target] = page;
      to[arc++] = target;
    }
  }
  return { from: spread(degreeStart), to };

  function draw(page: number): number {
    const site = siteOf[page];
    const directory = tree.directoryOf[page];
    const kind = random();
    if (kind < 0.5) return within(tree.start, directory, 1.3);
    if (kind < 0.65) return tree.start[tree.parent[directory]];
    if (kind < 0.92) return within(siteStart, site, 2.5);
    const other = Math.floor(random() ** 2 * shape.sites);
    const near = kind < 0.97 ? sameHost(site, other) : other;
    return within(siteStart, near, 4);
  }
  /** A page of run `r`; the higher the lean, the nearer its first page. */
  function within(start: Int32Array, r: number, lean: number): number {
    return start[r] + Math.floor((start[r + 1] - start[r]) * random() ** lean);
  }
  function sameHost(site: number, other: number): number {
    for (let step = 0; step < 8; step++) {
      const candidate = (other + step) % shape.sites;
      if (candidate !== site && hostOfSite[candidate] === hostOfSite[site]) return candidate;
    }
    return other;
  }
}

/** `count` weights 1 / rank^exponent in shuffled order. */
function powerLaw(count: number, exponent: number, random: Random): Float64Array {
  const weights = Float64Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [weights[last], weights[other]] = [weights[other], weights[last]];
  }
  return weights;
}

/** Starts of runs that share `total` out by weight, at least one each and a closing `total`. */
function runs(weights: Float64Array, total: number): Int32Array {
  const sum = weights.reduce((a, b) => a + b, 0);
  const spare = total - weights.length;
  const start = new Int32Array(weights.length + 1);
  let before = 0;
  for (let run = 0; run < weights.length; run++) {
    before += weights[run];
    start[run + 1] = run + 1 + Math.round((spare * before) / sum);
  }
  return start;
}

/** The run of each place: the inverse of `runs`. */
function spread(start: Int32Array): Int32Array {
  const runOf = new Int32Array(start[start.length - 1]);
  for (let run = 0; run + 1 < start.length; run++) runOf.fill(run, start[run], start[run + 1]);
  return runOf;
}
