/**
 * Passes a file's pieces on and takes their sum on the way, so that `sha256sum -c sha256sums.txt`
 * can check what was saved without anything being made twice.
 */
import { Sha256 } from './sha256.ts';
import type { ExportFile } from './site-export.ts';

export class Sha256Sums {
  readonly #sums = new Map<string, string>();

  *summed({ name, pieces }: ExportFile): Generator<string> {
    const sum = new Sha256();
    const encoder = new TextEncoder();
    for (const piece of pieces) {
      sum.add(encoder.encode(piece));
      yield piece;
    }
    this.#sums.set(name, sum.hex());
  }

  /** `sha256sums.txt`: a line for each file that has passed. */
  text(): string {
    return [...this.#sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
  }
}
