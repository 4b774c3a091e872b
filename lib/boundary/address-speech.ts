/**
 * Do addresses tell sites apart here? Compares how much of its directories a page shares with what
 * it links to, and with any other page: (linked − any) / (1 − any), at least 0. Near 1 on the usual
 * web; 0 where paths are hashes and hosts are drawn by lot. Sums of whole numbers, so that the order
 * of pages does not matter. Cost: the prefixes of the page's links.
 */
export class AddressSpeech {
  #pages = 0;
  /** Sum over pages of the shared part of their links' directories, in 2⁻²⁰. */
  #linked = 0;
  /** Sum over prefixes of the squared number of pages below. */
  #squares = 0;
  #lengths = 0;

  get value(): number {
    if (this.#pages < 2) return 0.5;
    const linked = this.#linked / UNIT / this.#pages;
    const any = this.#squares / this.#pages / this.#lengths;
    const value = any >= 1 ? 0 : Math.max(0, (linked - any) / (1 - any));
    return Math.round(value * STEPS) / STEPS;
  }

  /** `sharedPart`: the mean over the page's links, from `sharedPartOf`. */
  page(prefixes: ArrayLike<number>, sharedPart: number, by: 1 | -1): void {
    this.#pages += by;
    this.#linked += by * Math.round(sharedPart * UNIT);
    this.#lengths += by * prefixes.length;
  }

  /** A prefix goes from `count` pages to one more or one less. */
  prefix(count: number, by: 1 | -1): void {
    this.#squares += by * 2 * count + 1;
  }
}

const UNIT = 2 ** 20;
/** Told in eighths: what is derived from it must not change with every page. */
const STEPS = 8;

/** How much of the first address's prefixes the second shares. */
export function sharedPartOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared++;
  return shared / one.length;
}
