/**
 * What sets of keywords mean, kept from one command to the next. Finding a meaning takes
 * milliseconds, so the clock is looked at after each that is new: a command that runs out of time
 * leaves what it found, and goes further when it is run again. Words are the key, because numbers
 * of terms change their names as pages come.
 */
import { ConsoleError } from '../semantics/console-parse.ts';
import type { OntologyMeanings } from '../semantics/link-view.ts';

/** More would take a quarter of an hour to find and tens of megabytes to keep. */
const MOST_KEPT = 200_000;

export class KeptMeanings implements OntologyMeanings {
  deadline = Number.POSITIVE_INFINITY;
  readonly #found = new Map<string, number[]>();

  constructor(private readonly meanings: OntologyMeanings) {}

  get size(): number {
    return this.#found.size;
  }

  get isFull(): boolean {
    return this.size >= MOST_KEPT;
  }

  meaningOf(keywords: string[]): number[] {
    const key = keywords.join('\n');
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const terms = this.meanings.meaningOf(keywords);
    this.#found.set(key, terms);
    if (performance.now() > this.deadline) throw new ConsoleError('too-long', 0);
    return terms;
  }

  termsNamed(text: string): number[] {
    return this.meanings.termsNamed(text);
  }

  nameOf(term: number): string {
    return this.meanings.nameOf(term);
  }
}
