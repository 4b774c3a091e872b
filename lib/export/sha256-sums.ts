/**
 * Passes a file's pieces on, as bytes, and takes their sum on the way, so that `sha256sum -c` can
 * check what was saved without anything being made twice.
 */
import { Sha256 } from './sha256.ts';

/** A file whose pieces may still have to be read. */
export interface SummedFile {
  name: string;
  pieces: Iterable<string> | AsyncIterable<string>;
}

export class Sha256Sums {
  readonly #sums = new Map<string, string>();

  async *summed({ name, pieces }: SummedFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const sum = new Sha256();
    const encoder = new TextEncoder();
    for await (const piece of pieces) {
      const bytes = encoder.encode(piece);
      sum.add(bytes);
      yield bytes;
    }
    this.#sums.set(name, sum.hex());
  }

  /** How many files have passed. */
  get count(): number {
    return this.#sums.size;
  }

  /** A line for each of them. */
  text(): string {
    return [...this.#sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
  }
}
