/**
 * Hyphe's places: a prefix stands for all that begins with its stems, hosts below a host included,
 * and where two fit, the longer decides. So an entity that is out can lie within one that is in.
 */
import { canonicalUrl } from '../url/canonical-url.ts';
import { lruOf } from './lru.ts';

export class LruPrefixes {
  readonly #sides = new Map<string, boolean>();

  get isEmpty(): boolean {
    return this.#sides.size === 0;
  }

  /** An address, or an LRU as it is. What is neither stands for nothing. */
  add(prefix: string, isIn: boolean, isDirectory = true): void {
    const url = canonicalUrl(prefix);
    if (/^s:https?\|/.test(prefix)) this.#sides.set(prefix, isIn);
    else if (url !== null) this.#sides.set(lruOf(url, { isDirectory }), isIn);
  }

  /** Is a place named that is this very address, with or without its last slash? */
  names(url: string): boolean {
    return [true, false].some((isDirectory) => this.#sides.has(lruOf(url, { isDirectory })));
  }

  /** Cost: the stems of the address. */
  covers(url: string): boolean {
    if (this.#sides.size === 0) return false;
    const lru = lruOf(url, { isDirectory: false });
    for (let end = lru.length; end > 0; end = lru.lastIndexOf('|', end - 2) + 1) {
      const side = this.#sides.get(lru.slice(0, end));
      if (side !== undefined) return side;
    }
    return false;
  }
}
