/**
 * The tree above the known addresses: registrable domain, host, directories; and which addresses
 * stand directly in each. Directories are numbered when first met and stay. Cost: one look-up for
 * an address in a directory that is known, else the depth of the path.
 */
import { directoryEnds, directoryKey, hostOfKey } from '../../url/anatomy.ts';
import { hostParts } from '../../url/registrable-domain.ts';

/** Deeper directories are counted with their ancestor. */
const DEEPEST = 16;
const NONE = -1;
const NOTHING: ReadonlySet<number> = new Set();
/** Stands for a directory that has no number. */
export const UNKNOWN = 0xffffffff;

export class Directories {
  readonly #ids = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #parents: number[] = [];
  readonly #children: number[][] = [];
  readonly #addresses: Set<number>[] = [];
  readonly #chains: Uint32Array[] = [];

  /** Notes that an address stands in its directory; returns the directory. */
  enter(address: number, url: string): number {
    const directory = this.of(url);
    this.#addresses[directory].add(address);
    return directory;
  }

  leave(address: number, directory: number): void {
    this.#addresses[directory].delete(address);
  }

  /** The directory of an address, numbered if need be. */
  of(url: string): number {
    const path = directoryKey(url);
    return this.#ids.get(path) ?? this.#make(path, url);
  }

  /** The chain an address would have; UNKNOWN for the directories nobody has spoken of. */
  probe(url: string): Uint32Array {
    const path = directoryKey(url);
    const above = directoryEnds(path, hostOfKey(path).length, DEEPEST);
    const names = [domainKey(url), ...above.map((end) => path.slice(0, end))];
    return Uint32Array.from(names, (name) => this.#ids.get(name) ?? UNKNOWN);
  }

  /** From the domain down to the directory itself. */
  chain(directory: number): Uint32Array {
    return this.#chains[directory];
  }

  parent(directory: number): number {
    return this.#parents[directory];
  }

  /** None below, and none in, a directory that is not known. */
  children(directory: number): readonly number[] {
    return this.#children[directory] ?? [];
  }

  addresses(directory: number): ReadonlySet<number> {
    return this.#addresses[directory] ?? NOTHING;
  }

  /** `www.example.org/docs/`; a domain has no slash. */
  name(directory: number): string {
    return this.#names[directory];
  }

  #make(path: string, url: string): number {
    const segments = path.slice(0, -1).split('/').slice(0, DEEPEST);
    let above = this.#child(domainKey(url), NONE);
    let name = '';
    for (const segment of segments) {
      name += `${segment}/`;
      above = this.#child(name, above);
    }
    // A path that is too deep is known by its ancestor from now on.
    this.#ids.set(path, above);
    return above;
  }

  #child(name: string, parent: number): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#names.push(name) - 1;
    this.#ids.set(name, id);
    this.#parents.push(parent);
    this.#children.push([]);
    this.#addresses.push(new Set());
    this.#chains.push(Uint32Array.from(parent === NONE ? [id] : [...this.#chains[parent], id]));
    if (parent !== NONE) this.#children[parent].push(id);
    return id;
  }
}

const domainKey = (url: string): string => hostParts(url).domain;
