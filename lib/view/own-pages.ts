/**
 * Which pages a file has, as far as anybody asks, in bounded memory: a file may name millions. What
 * it says of pages comes before them as Ambit writes it, so the pages that matter are known when
 * they come; for files in another order the first of the pages are remembered.
 */
import { hostOfKey, withoutScheme } from '../url/anatomy.ts';

export class OwnPages {
  readonly #awaited = new Set<string>();
  readonly #urls = new Set<string>();
  #remembered = 0;

  /** Something is said of these pages or directories. Returns it. */
  awaited<T>(said: T, ...places: string[]): T {
    for (const place of places) this.#awaited.add(withoutScheme(place));
    return said;
  }

  add(url: string): void {
    if (this.#remembered > MOST_REMEMBERED && !namesOf(url).some((one) => this.#awaited.has(one)))
      return;
    this.#urls.add(url);
    this.#remembered += url.length;
  }

  has(url: string): boolean {
    return this.#urls.has(url);
  }

  /** Once all have come: in which directories that were spoken of are any? */
  hasWithin(): (directory: string) => boolean {
    const found = new Set<string>();
    for (const url of this.#urls)
      for (const name of namesOf(url)) if (this.#awaited.has(name)) found.add(name);
    return (directory) => directory.endsWith('/') && found.has(withoutScheme(directory));
  }
}

/** In characters. */
const MOST_REMEMBERED = 32 * 1024 * 1024;
const MOST_DIRECTORIES = 64;

/**
 * A page's address and those of the directories it is in; a wall stands however a place is fetched.
 */
function namesOf(url: string): string[] {
  const whole = withoutScheme(url);
  const names = [whole];
  let at = hostOfKey(whole).length;
  for (; at >= 0 && names.length <= MOST_DIRECTORIES; at = whole.indexOf('/', at + 1))
    names.push(whole.slice(0, at + 1));
  return names;
}
