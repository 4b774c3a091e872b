/**
 * The boundary of one site: a minimum cut over the addresses it concerns, kept online.
 *
 *   cost =  Σ max(0, odds(u))   for u out        what speaks for the site: source arcs
 *         + Σ max(0, −odds(u))  for u in         what speaks against, and the unseen web: sink arcs
 *         + Σ tie(u, v)         for u in, v out  directories and links hold together
 *
 * The odds of an address are the summed weights of its signs (url-signs.ts, directory-signs.ts); an
 * opened page has those of its placing, a label those of certainty. A directory is a node of its own
 * that its addresses are tied to, so that one tie each makes a directory move as one.
 *
 * As pages come, only what changed is weighed again: the addresses they link to and stand among, and
 * those of directories whose signs changed. The cut is the largest of all minimum cuts, and odds are
 * whole 1024ths, so the result is that of a fresh run, bit for bit.
 * Cost of a refresh: the directories concerned, the links of the pages that came, and the part of the
 * network whose flow changes. A rebuild costs all addresses concerned.
 */
import type { OnlinePreflow } from '../graph/flow/online-preflow.ts';
import { aliasKey } from '../url/aliases.ts';
import { BoundaryNetwork, CERTAIN, grain } from './boundary-network.ts';
import { addressesAt, concernedBy, homesOf, isAtHome } from './concerned.ts';
import { directorySigns } from './directory-signs.ts';
import { grownSeeds } from './grown-seeds.ts';
import type { KnownGraph } from './known-graph.ts';
import type { LabelRule } from './label-rule.ts';
import { SIGN_WEIGHTS, TIES } from './sign-weights.ts';
import { SignList } from './signs.ts';
import type { SiteSums } from './site-sums.ts';
import type { Sites } from './sites.ts';
import { linkSigns, NEAR, siteSigns } from './url-signs.ts';

/** Addresses that are, or look like, names of one page are seldom on different sides. */
const ALIAS_TIE = 4;
/** Signs never say more: the capacities of as many addresses as can be known must add up exactly. */
const MOST_ODDS = 14;
/** Addresses between two breaths. */
const SLICE = 512;

export class SiteBoundary {
  readonly #graph: KnownGraph;
  readonly #sites: Sites;
  readonly #labels: LabelRule;
  readonly site: SiteSums;
  #network = new BoundaryNetwork();
  #nodes = new Map<number, number>();
  #directoryNodes = new Map<number, number>();
  #lookAlikes = new Map<string, { first: number; hub: number }>();
  /** By directory: addresses in the cut, and the summed weight of its signs. */
  #inDirectory = new Map<number, number[]>();
  #directoryOdds = new Map<number, number>();
  #linkOdds = new Map<number, number>();
  #odds = new Map<number, number>();
  #siteOdds = 0;
  #homes = new Set<number>();
  /** Addresses that hang together with the site's pages; none while little is known. */
  #grown: ReadonlySet<number> = new Set();
  readonly #growFrom: number;
  #shape = '';
  rebuilds = 0;
  weighed = 0;

  /** Seeds are grown from `growFrom` known addresses on. */
  constructor(
    graph: KnownGraph,
    sites: Sites,
    site: SiteSums,
    labels: LabelRule,
    growFrom: number,
  ) {
    this.#growFrom = growFrom;
    this.#graph = graph;
    this.#sites = sites;
    this.site = site;
    this.#labels = labels;
  }

  /** Addresses in the cut, in the order they became known. */
  get concerned(): Uint32Array {
    return Uint32Array.from(this.#nodes.keys()).sort();
  }

  concerns(address: number): boolean {
    return this.#nodes.has(address);
  }

  /** What the person said of an address. */
  labelOf(url: string): number {
    return this.#labels.side(url);
  }

  oddsOfLabel(label: number): number {
    return label * CERTAIN;
  }

  /** An opened page has the odds of its placing. */
  oddsOfPage(own: boolean): number {
    return own ? TIES.openedIn : -TIES.openedOut;
  }

  /** What it counts that an address grew from the site's pages. */
  oddsOfGrowth(address: number): number {
    return this.#grown.has(address) ? TIES.grown : 0;
  }

  /** The cut itself, for its certificate and what it has cost. */
  get flow(): OnlinePreflow {
    return this.#network.flow;
  }

  isIn(address: number): boolean {
    const node = this.#nodes.get(address);
    return node !== undefined && this.flow.isSourceSide(node);
  }

  /** Log-odds with what the ties add: how far the address is from changing sides by itself. */
  margin(address: number): number {
    const node = this.#nodes.get(address);
    if (node === undefined) return -CERTAIN;
    return this.#odds.get(address)! + this.#network.pull(node);
  }

  odds(address: number): number {
    return this.#odds.get(address) ?? -CERTAIN; // not concerned
  }

  /**
   * Takes in the pages that came since the last time; all of it when pages changed sites. To be
   * driven to its end; each step is short.
   */
  *refresh(arrived: readonly number[]): Generator<void> {
    const shape = this.#shapeNow();
    const homes = homesOf(this.#graph, this.#sites, this.site);
    if (shape !== this.#shape || this.#losesHome(homes, arrived))
      yield* this.#rebuild(shape, homes);
    else yield* this.#update(arrived, homes);
    this.flow.settle();
  }

  /** What changes the odds of everything when it changes. */
  #shapeNow(): string {
    const signs = new SignList();
    siteSigns(this.#sites, this.site, signs);
    this.#siteOdds = signs.weigh(SIGN_WEIGHTS);
    const usual = Math.floor(Math.log2(this.site.size));
    return `${this.#sites.moves} ${usual} ${this.#isLarge} ${signs.at.join()} ${signs.values.join()}`;
  }

  get #isLarge(): boolean {
    return this.#graph.urlCount >= this.#growFrom;
  }

  /** Somebody else's page was opened where the site was at home. */
  #losesHome(homes: ReadonlySet<number>, arrived: readonly number[]): boolean {
    for (const home of this.#homes) if (!homes.has(home)) return true;
    return arrived.some((page) => {
      if (this.#sites.siteOf(page) === this.site.id) return false;
      const chain = this.#graph.directories.chain(
        this.#graph.directoryOf(this.#graph.pageRow(page)![0]),
      );
      return chain.some((directory) => this.#homes.has(directory));
    });
  }

  *#rebuild(shape: string, homes: Set<number>): Generator<void> {
    this.rebuilds++;
    this.#shape = '';
    this.#nodes.clear();
    this.#directoryNodes.clear();
    this.#lookAlikes.clear();
    this.#inDirectory.clear();
    this.#directoryOdds.clear();
    this.#linkOdds.clear();
    this.#odds.clear();
    this.#network = new BoundaryNetwork();
    this.#homes = homes;
    this.#grown = this.#isLarge
      ? yield* grownSeeds(this.#graph, this.#sites, this.site)
      : new Set<number>();
    let slice = 0;
    for (const address of this.#labels.broughtIn(this.#graph)) this.#concern(address);
    for (const address of concernedBy(this.#graph, this.site, homes, this.#sites)) {
      this.#concern(address);
      if (++slice % SLICE === 0) yield;
    }
    for (const page of [...this.site.pages].sort((a, b) => a - b)) {
      this.#tieLinks(page);
      slice += this.#graph.pageRow(page)!.length;
      if (slice >= SLICE) yield;
      slice %= SLICE;
    }
    yield* this.#network.begin();
    this.#shape = shape;
  }

  *#update(arrived: readonly number[], homes: Set<number>): Generator<void> {
    const again = new Set<number>();
    let slice = 0;
    for (const home of homes) {
      if (this.#homes.has(home)) continue;
      for (const address of addressesAt(this.#graph, this.#sites, home)) {
        this.#concern(address);
        if (++slice % SLICE === 0) yield;
      }
    }
    this.#homes = homes;
    for (const page of arrived) {
      const row = this.#graph.pageRow(page)!;
      const own = this.#sites.siteOf(page) === this.site.id;
      for (const address of row) {
        if (own || this.#isConcerned(address)) this.#concern(address);
        if (this.#nodes.has(address)) again.add(address);
      }
      this.#addCompany(row[0], again);
      if (own) this.#tieLinks(page);
      yield;
    }
    for (const address of again) {
      this.#linkOdds.set(address, this.#weighLinks(address));
      if (++slice % SLICE === 0) yield;
    }
    for (const [directory, odds] of this.#directoryOdds) {
      if (++slice % SLICE === 0) yield;
      const now = this.#weighDirectory(directory);
      if (now === odds) continue;
      this.#directoryOdds.set(directory, now);
      for (const address of this.#inDirectory.get(directory)!) again.add(address);
    }
    for (const address of again) {
      this.#setOdds(address);
      if (++slice % SLICE === 0) yield;
    }
  }

  #isConcerned(address: number): boolean {
    return (
      isAtHome(this.#graph, this.#sites, this.#homes, address) ||
      this.labelOf(this.#graph.urlOf(address)) > 0
    );
  }

  /** Adds the addresses that stand near a link of the site to a page now opened. */
  #addCompany(opened: number, again: Set<number>): void {
    for (const linker of this.#graph.pagesLinking(opened)) {
      if (this.#sites.siteOf(linker) !== this.site.id) continue;
      const row = this.#graph.pageRow(linker)!;
      const at = row.indexOf(opened, 1);
      const end = Math.min(row.length - 1, at + NEAR);
      for (let i = Math.max(1, at - NEAR); i <= end; i++) again.add(row[i]);
    }
  }

  #concern(address: number): void {
    if (this.#nodes.has(address)) return;
    const directory = this.#graph.directoryOf(address);
    const node = this.#network.addNode();
    this.#nodes.set(address, node);
    this.#linkOdds.set(address, this.#weighLinks(address));
    const others = this.#inDirectory.get(directory);
    if (others === undefined) {
      this.#inDirectory.set(directory, [address]);
      this.#directoryOdds.set(directory, this.#weighDirectory(directory));
    } else {
      others.push(address);
    }
    this.#setOdds(address);
    this.#tieLookAlikes(address, node);
    this.#network.tie(
      node,
      this.#directoryNode(directory),
      TIES.directory * this.#sites.opened.addressesSpeak,
    );
  }

  /** Addresses that differ in scheme, `www` or last slash alone are tied to a node of their own. */
  #tieLookAlikes(address: number, node: number): void {
    const key = aliasKey(this.#graph.urlOf(address));
    const like = this.#lookAlikes.get(key);
    if (like === undefined) {
      this.#lookAlikes.set(key, { first: node, hub: -1 });
      return;
    }
    if (like.hub === -1) {
      like.hub = this.#network.addNode();
      this.#network.tie(like.first, like.hub, ALIAS_TIE);
    }
    this.#network.tie(node, like.hub, ALIAS_TIE);
  }

  #directoryNode(directory: number): number {
    const known = this.#directoryNodes.get(directory);
    if (known !== undefined) return known;
    const node = this.#network.addNode();
    this.#directoryNodes.set(directory, node);
    return node;
  }

  /** A page of the site holds on to what it links to, the less the more it links to. */
  #tieLinks(page: number): void {
    const row = this.#graph.pageRow(page)!;
    const from = this.#nodes.get(row[0])!;
    const share = TIES.links / row.length;
    for (let i = 1; i < row.length; i++) {
      if (row[i] === row[0]) continue;
      const tie = this.#sites.opened.isAlias(page, i - 1) ? ALIAS_TIE : share;
      this.#network.tie(from, this.#nodes.get(row[i])!, tie);
    }
  }

  #weighLinks(address: number): number {
    this.weighed++;
    const signs = new SignList();
    linkSigns(this.#graph, this.#sites, this.site, address, signs);
    return signs.weigh(SIGN_WEIGHTS);
  }

  #weighDirectory(directory: number): number {
    const signs = new SignList();
    const chain = this.#graph.directories.chain(directory);
    directorySigns(this.#graph, this.#sites, this.site, chain, signs);
    return signs.weigh(SIGN_WEIGHTS);
  }

  #setOdds(address: number): void {
    const odds = grain(this.#oddsNow(address));
    if (this.#odds.get(address) === odds) return;
    this.#odds.set(address, odds);
    this.#network.setOdds(this.#nodes.get(address)!, odds);
  }

  #oddsNow(address: number): number {
    const label = this.#labels.side(this.#graph.urlOf(address));
    if (label !== 0) return this.oddsOfLabel(label);
    const pages = this.#graph.pagesAt(address);
    if (pages.length > 0) {
      return this.oddsOfPage(this.#sites.siteOf(pages[pages.length - 1]) === this.site.id);
    }
    const directory = this.#graph.directoryOf(address);
    const odds =
      this.#siteOdds +
      this.#linkOdds.get(address)! +
      this.#directoryOdds.get(directory)! +
      this.oddsOfGrowth(address);
    return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
  }
}
