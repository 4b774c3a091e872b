/**
 * The token list of a URL (Senellart Fig. 6): the maximal substrings without `/ : ? = & #`, in
 * order. Lists are kept in one flat array of numbers, equal tokens having equal numbers, because
 * comparing is done far more often than reading.
 */
export class UrlTokens {
  readonly #numbers = new Map<string, number>();
  #flat = new Int32Array(1024);
  #starts = new Int32Array(256);
  #size = 0;

  /** Reads a URL; its number is its place in the order of adding. */
  add(url: string): number {
    const tokens = tokensOf(url);
    let end = this.#starts[this.#size];
    if (end + tokens.length > this.#flat.length) this.#flat = grown(this.#flat, tokens.length);
    if (this.#size + 2 > this.#starts.length) this.#starts = grown(this.#starts, 2);
    for (const token of tokens) this.#flat[end++] = this.#numberOf(token);
    this.#starts[this.#size + 1] = end;
    return this.#size++;
  }

  get size(): number {
    return this.#size;
  }

  /** How many different tokens there are; all token numbers are below. */
  get distinct(): number {
    return this.#numbers.size;
  }

  /** Token numbers of all URLs; those of URL `i` from `starts[i]` to `starts[i + 1]`. */
  get flat(): Int32Array {
    return this.#flat;
  }

  get starts(): Int32Array {
    return this.#starts;
  }

  #numberOf(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(token, number);
    return number;
  }
}

export function tokensOf(url: string): string[] {
  return url.split(/[/:?=&#]+/).filter((token) => token !== '');
}

function grown(array: Int32Array, more: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length + more);
  larger.set(array);
  return larger;
}
