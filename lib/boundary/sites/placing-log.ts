/**
 * What the placing of each page changed: which other pages it moved, and from where. So the page
 * that was placed last can be taken back as if it had never come. What the person's word moved is
 * noted with the page that had come last by then.
 */
import { fold } from '../known/url-hash.ts';

export interface Placing {
  /** The next site's number before the page came. */
  next: number;
  /** Pages that changed sites, and the site each was in before, by turns. */
  moved: Uint32Array;
}

export class PlacingLog {
  readonly #placings = new Map<number, Placing>();
  readonly #from = new Map<number, number>();
  #next = 0;
  /** Order-free over pages, as the hashes of graph and sites. */
  hash = 0;

  of(page: number): Placing {
    return this.#placings.get(page)!;
  }

  /** A page is about to be placed, or pages are to be moved at the person's word. */
  begin(next: number): void {
    this.#from.clear();
    this.#next = next;
  }

  /** A page leaves a site; where it was when all began is what counts. */
  leaves(page: number, site: number): void {
    if (!this.#from.has(page)) this.#from.set(page, site);
  }

  /** Everybody is in place; the page itself was nowhere before. */
  end(page: number, siteOf: (page: number) => number | undefined): void {
    const earlier = this.#placings.get(page);
    const from = new Map(this.#from);
    for (let i = 0; earlier !== undefined && i < earlier.moved.length; i += 2) {
      from.set(earlier.moved[i], earlier.moved[i + 1]);
    }
    const moved = [...from].filter(([other, site]) => other !== page && siteOf(other) !== site);
    const pairs = moved.sort(([a], [b]) => a - b).flat();
    this.put(page, { next: earlier?.next ?? this.#next, moved: Uint32Array.from(pairs) });
  }

  put(page: number, placing: Placing): void {
    this.#forget(page);
    this.#placings.set(page, placing);
    this.hash ^= hashOf(page, placing);
  }

  /** Hands out what the placing changed, and forgets it. */
  takeBack(page: number): Placing {
    const placing = this.of(page);
    this.#forget(page);
    return placing;
  }

  #forget(page: number): void {
    const placing = this.#placings.get(page);
    if (placing !== undefined) this.hash ^= hashOf(page, placing);
    this.#placings.delete(page);
  }
}

const hashOf = (page: number, { next, moved }: Placing): number =>
  moved.reduce(fold, fold(fold(0x27d4eb2f, page), next));
