/**
 * Words, and which of them mean nearly the same: those with senses at least `LEAST` alike by Wu &
 * Palmer. Any two words are half alike in some of their senses, and then everything is near
 * everything; so what is less alike counts as not alike at all, and only the commonest senses are
 * looked at. Words that WordNet does not know, such as names, are like themselves alone.
 *
 * Two senses are that near only through an ancestor few steps above both, so a word is compared
 * with the words that share such an ancestor, and the likenesses kept are few.
 * Cost of a word: the words below its nearest ancestors.
 */
import type { Likeness } from './term-sets.ts';
import type { WordNet } from './wordnet-file.ts';

const LEAST = 0.9;
/** The adder that is a snake is the third. */
const MOST_SENSES = 4;

interface Below {
  term: number;
  steps: number;
}

export class CloseWords {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #near: Map<number, number>[] = [];
  /** By concept: the words that have a sense near below it. */
  readonly #below = new Map<number, Below[]>();

  constructor(private readonly wordnet: WordNet) {}

  /** The number of a word, given when first met. */
  termOf(word: string): number {
    const name = word.toLowerCase();
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const term = this.#names.push(name) - 1;
    this.#numbers.set(name, term);
    this.#near.push(new Map());
    for (const sense of this.wordnet.sensesOf(name).slice(0, MOST_SENSES)) this.#meet(term, sense);
    return term;
  }

  nameOf(term: number): string {
    return this.#names[term];
  }

  /** The words close to one, and how close. */
  nearTo(term: number): ReadonlyMap<number, number> {
    return this.#near[term];
  }

  readonly alike: Likeness = (a, b) => (a === b ? 1 : (this.#near[a].get(b) ?? 0));

  #meet(term: number, sense: number): void {
    const { depths, starts, ancestors, steps } = this.wordnet.taxonomy;
    for (let i = starts[sense]; i < starts[sense + 1]; i++) {
      const twice = 2 * depths[ancestors[i]];
      if (twice / (twice + steps[i]) < LEAST) continue;
      const below = this.#below.get(ancestors[i]) ?? [];
      for (const other of below) {
        const likeness = twice / (twice + steps[i] + other.steps);
        if (other.term !== term && likeness >= LEAST) this.#tie(term, other.term, likeness);
      }
      below.push({ term, steps: steps[i] });
      this.#below.set(ancestors[i], below);
    }
  }

  #tie(a: number, b: number, likeness: number): void {
    if (likeness <= this.alike(a, b)) return;
    this.#near[a].set(b, likeness);
    this.#near[b].set(a, likeness);
  }
}
