/**
 * The log-odds that an address belongs to a site: the summed weights of its signs (url-signs.ts,
 * directory-signs.ts), kept in three parts so that only what changed is weighed again: of the site,
 * of the directory, of the links to the address. An opened page has the odds of its placing, a
 * label those of certainty.
 * Cost of `weighLinks`: the pages that link to the address; of `weighDirectory`: the directories
 * above it; of `of`: none but look-ups.
 */

import type { KnownGraph } from '../known/known-graph.ts';
import type { SiteSums } from '../sites/site-sums.ts';
import type { Sites } from '../sites/sites.ts';
import { CERTAIN } from './boundary-network.ts';
import { directorySigns } from './directory-signs.ts';
import type { LabelRule } from './label-rule.ts';
import { SIGN_WEIGHTS, TIES } from './sign-weights.ts';
import { SignList } from './signs.ts';
import { linkSigns, siteSigns } from './url-signs.ts';

/**
 * Signs never say more: the capacities of as many addresses as can be known must add up exactly.
 */
const MOST_ODDS = 14;

export class AddressOdds {
  readonly #ofDirectory = new Map<number, number>();
  readonly #ofLinks = new Map<number, number>();
  #ofSite = 0;
  /** Addresses that hang together with the site's pages; none while little is known. */
  #grown: ReadonlySet<number> = new Set();
  /** How often the links to an address were weighed. */
  weighed = 0;

  constructor(
    private readonly graph: KnownGraph,
    private readonly sites: Sites,
    private readonly site: SiteSums,
    private readonly labels: LabelRule,
  ) {}

  /** What the person said of an address. */
  labelOf(url: string): number {
    return this.labels.side(url);
  }

  ofLabel(label: number): number {
    return label * CERTAIN;
  }

  /** An opened page has the odds of its placing. */
  ofPage(own: boolean): number {
    return own ? TIES.openedIn : -TIES.openedOut;
  }

  /** What it counts that an address grew from the site's pages. */
  ofGrowth(address: number): number {
    return this.#grown.has(address) ? TIES.grown : 0;
  }

  /** To be called for an address once its links, its directory and the site were weighed. */
  of(address: number): number {
    const label = this.labelOf(this.graph.urlOf(address));
    if (label !== 0) return this.ofLabel(label);
    const pages = this.graph.pagesAt(address);
    if (pages.length > 0) {
      return this.ofPage(this.sites.siteOf(pages[pages.length - 1]) === this.site.id);
    }
    const odds =
      this.#ofSite +
      this.#ofLinks.get(address)! +
      this.#ofDirectory.get(this.graph.directoryOf(address))! +
      this.ofGrowth(address);
    return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
  }

  /** Weighs the site itself; the text changes with whatever changes the odds of all addresses. */
  weighSite(): string {
    const signs = new SignList();
    siteSigns(this.sites, this.site, signs);
    this.#ofSite = signs.weigh(SIGN_WEIGHTS);
    return `${signs.at.join()} ${signs.values.join()}`;
  }

  weighLinks(address: number): void {
    this.weighed++;
    const signs = new SignList();
    linkSigns(this.graph, this.sites, this.site, address, signs);
    this.#ofLinks.set(address, signs.weigh(SIGN_WEIGHTS));
  }

  /** Whether the directory now weighs something else. */
  weighDirectory(directory: number): boolean {
    const signs = new SignList();
    const chain = this.graph.directories.chain(directory);
    directorySigns(this.graph, this.sites, this.site, chain, signs);
    const [before, now] = [this.#ofDirectory.get(directory), signs.weigh(SIGN_WEIGHTS)];
    this.#ofDirectory.set(directory, now);
    return now !== before;
  }

  /** Forgets what was weighed of addresses and directories, and takes what grew from the site. */
  begin(grown: ReadonlySet<number>): void {
    this.#ofDirectory.clear();
    this.#ofLinks.clear();
    this.#grown = grown;
  }
}
