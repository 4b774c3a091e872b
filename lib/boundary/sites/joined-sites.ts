/**
 * Sites that the person said are one. Pages are placed as if nothing had been said, each in the
 * part it fits; what is shown is the whole, with the sums of all its parts. So a word can be taken
 * back, and a page that fits one part need not fit the mixture.
 * Cost: a page that comes or goes is added to the whole as to its part; where parts change
 * otherwise, the wholes are summed up anew when next asked for.
 */
import { type FeatureFamilies, SiteSums } from './site-sums.ts';

interface Whole {
  sums: SiteSums;
  parts: Set<number>;
}

/** What is asked of those who place pages. */
export interface Parts {
  partAt(url: string): number | null;
  part(id: number): SiteSums;
  parentOf(directory: number): number;
}

export class JoinedSites {
  readonly #parts: Parts;
  readonly #bonds: [one: string, other: string][] = [];
  readonly #wholes = new Map<number, Whole>();
  #isStale = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The sites of two opened addresses are one. */
  bind(one: string, other: string): void {
    this.#bonds.push([one, other]);
    this.outdate();
  }

  unbind(one: string, other: string): void {
    const at = this.#bonds.findIndex((bond) => bond[0] === one && bond[1] === other);
    if (at !== -1) this.#bonds.splice(at, 1);
    this.outdate();
  }

  /** Parts have changed in another way than by a page that came or went. */
  outdate(): void {
    this.#isStale = true;
    this.#wholes.clear(); // lest they are told of pages they never heard of
  }

  /** The number a part is shown under: its own, or that of the whole it belongs to. */
  shownAs(part: number): number {
    return this.#whole(part)?.sums.id ?? part;
  }

  /** The sums of the whole that is shown under this number; undefined where it is a single part. */
  sums(id: number): SiteSums | undefined {
    const whole = this.#whole(id);
    if (whole !== undefined) this.#sumTies(whole);
    return whole?.sums;
  }

  /** A page was opened, or taken out, at an address. */
  changedAt(url: string): void {
    if (this.#bonds.some((bond) => bond.includes(url))) this.outdate();
  }

  add(page: number, features: FeatureFamilies, part: number): void {
    this.#wholes.get(part)?.sums.add(page, features);
  }

  remove(page: number, features: FeatureFamilies, part: number): void {
    this.#wholes.get(part)?.sums.remove(page, features);
  }

  /** A part takes another in, which is no more. */
  united(stays: SiteSums, goes: SiteSums): void {
    const [to, from] = [this.#wholes.get(stays.id), this.#wholes.get(goes.id)];
    if (to === undefined && from === undefined) return;
    if (from === undefined && to !== undefined) {
      to.sums.absorb(goes);
    } else {
      this.outdate();
    }
  }

  #whole(part: number): Whole | undefined {
    if (this.#isStale) this.#sumUp();
    return this.#wholes.get(part);
  }

  #sumUp(): void {
    this.#isStale = false;
    for (const [one, other] of this.#bonds) {
      const [a, b] = [this.#parts.partAt(one), this.#parts.partAt(other)];
      if (a === null || b === null || a === b) continue;
      const parts = new Set([a, b].flatMap((id) => [...(this.#wholes.get(id)?.parts ?? [id])]));
      const whole = { parts, sums: this.#sumOf(Math.min(...parts), parts) };
      for (const id of parts) this.#wholes.set(id, whole);
    }
  }

  #sumOf(id: number, parts: Set<number>): SiteSums {
    const sums = new SiteSums(id, (directory) => this.#parts.parentOf(directory));
    for (const part of parts) sums.absorb(this.#parts.part(part));
    return sums;
  }

  /** Links between parts are links within the whole. */
  #sumTies({ sums, parts }: Whole): void {
    sums.inner = 0;
    sums.leaving = 0;
    for (const id of parts) {
      const part = this.#parts.part(id);
      sums.inner += part.inner;
      sums.leaving += part.leaving;
      for (const other of parts) {
        const { to } = part.tie(other);
        sums.inner += to;
        sums.leaving -= to;
      }
    }
  }
}
