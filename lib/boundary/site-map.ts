/**
 * A site and its surroundings as a few nodes: the site's hosts and directories (map-places.ts),
 * other sites it has to do with, hosts outside that are known from links alone; and the links
 * between them, added up, those across the boundary apart.
 * Cost: the addresses the boundary concerns times the depth of their paths, the links of the site's
 * pages, the links to what is in, and the names of at most MOST_SITES others. To be driven to its
 * end; each step is short.
 */
import { verdictOf } from '../model/boundary.ts';
import type { MapLink, MapNode, MapNodeKind, SiteMap } from '../model/site-map.ts';
import { likelihoodOf } from './cut/likelihood.ts';
import type { SiteBoundary } from './cut/site-boundary.ts';
import type { KnownWeb } from './known-web.ts';
import { mapPlaces } from './map-places.ts';

const MOST_NODES = 150;
/** With the three nodes for what is left over, below MOST_NODES. */
const MOST_PLACES = 90;
const MOST_SITES = 40;
const MOST_HOSTS = 15;
const MOST_LINKS = 600;
/** Addresses or links between two breaths. */
const SLICE = 1024;

/**
 * What other sites are called and asked about by, as far as the caller knows better than the web.
 */
export interface Named {
  name: string;
  page: string;
}

export function* siteMap(
  web: KnownWeb,
  boundary: SiteBoundary,
  nameOf: (site: number) => Named,
): Generator<void, SiteMap> {
  const { graph, sites } = web;
  const { site, concerned } = boundary;
  const { directories } = graph;
  const nodes = new Nodes(nameOf);
  const links = new Links();
  const below = new Map<number, number>();
  const others = new Map<number, number>();
  const strange = new Map<number, number>();
  let slice = 0;
  for (const [id, { from, to }] of site.ties) others.set(id, from + to);
  for (const address of concerned) {
    const chain = directories.chain(graph.directoryOf(address));
    const owner = ownerOf(address);
    if (boundary.isIn(address)) for (let i = 1; i < chain.length; i++) raise(below, chain[i]);
    else if (owner !== site.id) raise(others, owner);
    else raise(strange, chain[1]);
    if (++slice % SLICE === 0) yield;
  }
  const places = mapPlaces(directories, below, MOST_PLACES);
  const neighbours = strongestOf(others, MOST_SITES);
  const hosts = strongestOf(strange, MOST_HOSTS);
  yield;
  const found = new Map<number, number>();
  for (const address of concerned) {
    const node = nodes.list[nodeOf(address)];
    const likelihood = likelihoodOf(boundary.margin(address));
    node[boundary.isIn(address) ? 'in' : 'out']++;
    if (verdictOf({ likelihood }) === 'unsure') node.unsure++;
    if (graph.pagesAt(address).length > 0) node.opened++;
    if (++slice % SLICE === 0) yield;
  }
  for (const page of site.pages) {
    const row = graph.pageRow(page)!;
    for (const target of row.subarray(1)) link(row[0], target);
    slice += row.length;
    if (slice >= SLICE) yield;
    slice %= SLICE;
  }
  for (const address of concerned) {
    if (!boundary.isIn(address)) continue;
    for (const page of graph.pagesLinking(address)) {
      if (sites.siteOf(page) !== site.id) link(graph.pageRow(page)![0], address);
      if (++slice % SLICE === 0) yield;
    }
  }
  return { site: site.id, name: nameOf(site.id).name, nodes: nodes.list, ...links.strongest() };

  function link(from: number, to: number): void {
    links.add(nodeOf(from), nodeOf(to), boundary.isIn(from) !== boundary.isIn(to));
  }

  /** The site whose page was opened there last; this one where none was. */
  function ownerOf(address: number): number {
    const pages = graph.pagesAt(address);
    return pages.length === 0 ? site.id : sites.siteOf(pages[pages.length - 1])!;
  }

  function nodeOf(address: number): number {
    const known = found.get(address);
    if (known !== undefined) return known;
    const node = findNode(address);
    found.set(address, node);
    return node;
  }

  function findNode(address: number): number {
    const owner = ownerOf(address);
    if (!boundary.isIn(address) && owner !== site.id) {
      return neighbours.has(owner) ? nodes.site(owner) : nodes.rest('more-sites', owner);
    }
    const chain = directories.chain(graph.directoryOf(address));
    for (let level = chain.length - 1; level > 0; level--) {
      const place = chain[level];
      if (places.has(place)) return nodes.place('place', place, directories.name(place));
    }
    const host = chain[1];
    if (boundary.isIn(address)) return nodes.rest('more-places', host);
    if (!hosts.has(host)) return nodes.rest('more-hosts', host);
    return nodes.place('host', host, directories.name(host));
  }
}

const raise = (counts: Map<number, number>, key: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

function strongestOf(strengths: ReadonlyMap<number, number>, most: number): Set<number> {
  const ranked = [...strengths].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return new Set(ranked.slice(0, most).map(([key]) => key));
}

/** Nodes in the order they are first met. */
class Nodes {
  readonly list: MapNode[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #folded = new Map<string, Set<number>>();

  constructor(private readonly nameOf: (site: number) => Named) {}

  place(kind: 'place' | 'host', directory: number, name: string): number {
    return this.#node(`${kind} ${directory}`, kind, () => ({
      name: kind === 'host' ? name.replace(/\/$/, '') : name,
      page: '',
    }));
  }

  site(id: number): number {
    return this.#node(`site ${id}`, 'site', () => this.nameOf(id));
  }

  /** The node for what is left over of a kind, of which `member` is one. */
  rest(kind: 'more-places' | 'more-sites' | 'more-hosts', member: number): number {
    const index = this.#node(kind, kind, () => ({ name: '', page: '' }));
    const folded = this.#folded.get(kind) ?? new Set();
    this.#folded.set(kind, folded.add(member));
    this.list[index].stands = folded.size;
    return index;
  }

  #node(key: string, kind: MapNodeKind, named: () => Named): number {
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const { name, page } = named();
    const node = { kind, name, page, in: 0, out: 0, unsure: 0, opened: 0, stands: 1 };
    const index = this.list.push(node) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}

class Links {
  readonly #strengths = new Map<number, MapLink>();

  /** Links within a node are not told. */
  add(from: number, to: number, crosses: boolean): void {
    if (from === to) return;
    const key = (from * MOST_NODES + to) * 2 + Number(crosses);
    const known = this.#strengths.get(key);
    if (known === undefined) this.#strengths.set(key, { from, to, strength: 1, crosses });
    else known.strength++;
  }

  strongest(): Pick<SiteMap, 'links' | 'linksLeftOut'> {
    const all = [...this.#strengths.values()].sort(
      (a, b) => b.strength - a.strength || a.from - b.from || a.to - b.to,
    );
    const left = all.slice(MOST_LINKS);
    return {
      links: all.slice(0, MOST_LINKS),
      linksLeftOut: left.reduce((sum, { strength }) => sum + strength, 0),
    };
  }
}
