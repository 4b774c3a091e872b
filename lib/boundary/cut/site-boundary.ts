/**
 * The boundary of one site: a minimum cut over the addresses it concerns, kept online.
 *
 *   cost =  Σ max(0, odds(u))   for u out        what speaks for the site: source arcs
 *         + Σ max(0, −odds(u))  for u in         what speaks against, and the unseen web: sink arcs
 *         + Σ tie(u, v)         for u in, v out  directories and links hold together
 *
 * The odds are those of address-odds.ts, the ties those of address-ties.ts.
 *
 * As pages come, only what changed is weighed again: the addresses they link to and stand among,
 * and those of directories whose signs changed. The cut is the largest of all minimum cuts, and
 * odds are whole 1024ths, so the result is that of a fresh run, bit for bit.
 * Cost of a refresh: the directories concerned, the links of the pages that came, and the part of
 * the network whose flow changes. A rebuild costs all addresses concerned.
 */
import type { OnlinePreflow } from '../../graph/flow/online-preflow.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import type { SiteSums } from '../sites/site-sums.ts';
import type { Sites } from '../sites/sites.ts';
import { AddressOdds } from './address-odds.ts';
import { AddressTies } from './address-ties.ts';
import { CERTAIN, grain } from './boundary-network.ts';
import { addressesAt, concernedBy, homesOf, isAtHome } from './concerned.ts';
import { grownSeeds } from './grown-seeds.ts';
import type { LabelRule } from './label-rule.ts';
import { NEAR } from './url-signs.ts';

/** Addresses between two breaths. */
const SLICE = 512;

export class SiteBoundary {
  readonly #graph: KnownGraph;
  readonly #sites: Sites;
  readonly #labels: LabelRule;
  readonly site: SiteSums;
  readonly #growFrom: number;
  /** What speaks for and against each address. */
  readonly weights: AddressOdds;
  #ties: AddressTies;
  /** By address: the odds its node has. */
  readonly #odds = new Map<number, number>();
  #homes = new Set<number>();
  #shape = '';
  rebuilds = 0;

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
    this.weights = new AddressOdds(graph, sites, site, labels);
    this.#ties = new AddressTies(graph, sites.opened);
  }

  /** Addresses in the cut, in the order they became known. */
  get concerned(): Uint32Array {
    return Uint32Array.from(this.#ties.addresses).sort();
  }

  concerns(address: number): boolean {
    return this.#ties.node(address) !== undefined;
  }

  /** The cut itself, for its certificate and what it has cost. */
  get flow(): OnlinePreflow {
    return this.#ties.network.flow;
  }

  isIn(address: number): boolean {
    const node = this.#ties.node(address);
    return node !== undefined && this.flow.isSourceSide(node);
  }

  /** Log-odds with what the ties add: how far the address is from changing sides by itself. */
  margin(address: number): number {
    const node = this.#ties.node(address);
    if (node === undefined) return -CERTAIN;
    return this.#odds.get(address)! + this.#ties.network.pull(node);
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
    const usual = Math.floor(Math.log2(this.site.size));
    return `${this.#sites.moves} ${usual} ${this.#isLarge} ${this.weights.weighSite()}`;
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
    this.#odds.clear();
    this.#ties = new AddressTies(this.#graph, this.#sites.opened);
    this.#homes = homes;
    this.weights.begin(
      this.#isLarge ? yield* grownSeeds(this.#graph, this.#sites, this.site) : new Set<number>(),
    );
    let slice = 0;
    for (const address of this.#labels.broughtIn(this.#graph)) this.#concern(address);
    for (const address of concernedBy(this.#graph, this.site, homes, this.#sites)) {
      this.#concern(address);
      if (++slice % SLICE === 0) yield;
    }
    for (const page of [...this.site.pages].sort((a, b) => a - b)) {
      this.#ties.tieLinks(page);
      slice += this.#graph.pageRow(page)!.length;
      if (slice >= SLICE) yield;
      slice %= SLICE;
    }
    yield* this.#ties.network.begin();
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
        if (this.concerns(address)) again.add(address);
      }
      this.#addCompany(row[0], again);
      if (own) this.#ties.tieLinks(page);
      yield;
    }
    for (const address of again) {
      this.weights.weighLinks(address);
      if (++slice % SLICE === 0) yield;
    }
    for (const directory of this.#ties.directories) {
      if (++slice % SLICE === 0) yield;
      if (!this.weights.weighDirectory(directory)) continue;
      for (const address of this.#ties.addressesIn(directory)) again.add(address);
    }
    for (const address of again) {
      this.#setOdds(address);
      if (++slice % SLICE === 0) yield;
    }
  }

  #isConcerned(address: number): boolean {
    return (
      isAtHome(this.#graph, this.#sites, this.#homes, address) ||
      this.weights.labelOf(this.#graph.urlOf(address)) > 0
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
    if (this.concerns(address)) return;
    this.#ties.add(address);
    this.weights.weighLinks(address);
    const directory = this.#graph.directoryOf(address);
    if (this.#ties.addressesIn(directory).length === 1) this.weights.weighDirectory(directory);
    this.#setOdds(address);
  }

  #setOdds(address: number): void {
    const odds = grain(this.weights.of(address));
    if (this.#odds.get(address) === odds) return;
    this.#odds.set(address, odds);
    this.#ties.network.setOdds(this.#ties.node(address)!, odds);
  }
}
