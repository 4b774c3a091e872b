/**
 * How much of the web the companion holds in memory at most, and whose it is. Pages, their looks,
 * their links and the addresses these lead to are charged to the registrable domain of the page
 * that brings them: what counts is who speaks. Counted rather than measured, because the same pages
 * must give the same sites on every machine. Chosen so that a worker stays within 512 MB: at these
 * bounds pages of 200 links and 30 looks take 350 MB of a Chromium heap.
 */
import type { KnownBounds } from '../../model/known-bounds.ts';
import { mayTake } from './shares.ts';

export type Bounded = keyof KnownBounds;

export const KNOWN_BOUNDS: KnownBounds = {
  addresses: 500_000,
  links: 4_000_000,
  pages: 40_000,
  looks: 2_000_000,
};

/**
 * One part in so many is what a domain may have of what the others leave. Addresses are cheap to
 * make up, a page can name 20,000: of them a tenth, more than any window shows. The rest takes
 * openings, which are the person's: of it half, so that 10,000 pages of 200 links of one site
 * are held whole.
 */
const PARTS: KnownBounds = { addresses: 10, links: 2, pages: 2, looks: 2 };

const NOTHING: Readonly<KnownBounds> = { addresses: 0, links: 0, pages: 0, looks: 0 };

export class DomainShares {
  readonly bounds: KnownBounds;
  readonly #used = { ...NOTHING };
  readonly #own = new Map<number, KnownBounds>();

  constructor(bounds: KnownBounds = KNOWN_BOUNDS) {
    this.bounds = bounds;
  }

  used(what: Bounded): number {
    return this.#used[what];
  }

  own(domain: number, what: Bounded): number {
    return (this.#own.get(domain) ?? NOTHING)[what];
  }

  mayTake(domain: number, what: Bounded): number {
    const own = this.own(domain, what);
    return mayTake(this.bounds[what], PARTS[what], this.#used[what], own);
  }

  /** Takes so many, or with a negative count gives them back. */
  take(domain: number, what: Bounded, count: number): void {
    const own = this.#own.get(domain) ?? { ...NOTHING };
    own[what] += count;
    this.#used[what] += count;
    this.#own.set(domain, own);
    if (Object.values(own).every((value) => value === 0)) this.#own.delete(domain);
  }
}
