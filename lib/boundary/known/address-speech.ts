/**
 * Do addresses tell sites apart here? Compares how much of its directories an opened page shares
 * with the opened pages it links to, and with any other one: (linked − any) / (1 − any), at
 * least 0. Near 1 on the usual web, also where many sites share a host; 0 where paths are hashes
 * and hosts are drawn by lot. Links to what was not opened do not count: a page of many sources is
 * no exception to the rule. Whole numbers, so that the order of pages does not matter.
 */
export class AddressSpeech {
  #pages = 0;
  /**
   * Prefixes of all pages, and of the linking page for each link; those the linked page has too.
   */
  #lengths = 0;
  #linkLengths = 0;
  #linkShared = 0;
  /** Sum over prefixes of the squared number of pages below. */
  #squares = 0;

  get value(): number {
    if (this.#pages < 2) return USUAL;
    const any = (this.#squares - this.#lengths) / ((this.#pages - 1) * this.#lengths);
    if (any >= 1) return 0;
    const doubt = DOUBT * (this.#lengths / this.#pages);
    const usual = any + USUAL * (1 - any);
    const linked = (this.#linkShared + doubt * usual) / (this.#linkLengths + doubt);
    return Math.round(Math.max(0, (linked - any) / (1 - any)) * STEPS) / STEPS;
  }

  page(prefixes: ArrayLike<number>, by: 1 | -1): void {
    this.#pages += by;
    this.#lengths += by * prefixes.length;
  }

  /** One page links to another. */
  link(from: ArrayLike<number>, to: ArrayLike<number>, by: 1 | -1): void {
    this.#linkLengths += by * from.length;
    this.#linkShared += by * sharedPrefixes(from, to);
  }

  /** A prefix goes from `count` pages to one more or one less. */
  prefix(count: number, by: 1 | -1): void {
    this.#squares += by * 2 * count + 1;
  }
}

/** Before links say otherwise, and how many links that counts as. */
const USUAL = 0.75;
const DOUBT = 8;
/** Told in eighths: what is derived from it must not change with every page. */
const STEPS = 8;

function sharedPrefixes(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared++;
  return shared;
}
