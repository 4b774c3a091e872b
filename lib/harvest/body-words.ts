/**
 * Words of the rendered text with their counts. Text runs on through inline tags and ends at
 * structural ones, so that a word half in bold is one word. Bounded in characters read and in
 * distinct words held; a word first met after that bound is not counted.
 */
import { LIMITS } from '../model/page-record.ts';
import { withoutInvisible } from '../text/clean.ts';
import { withoutPrivateWords } from '../text/private-words.ts';
import { wordsOf } from '../text/tokens.ts';
import { isShared } from './private-record.ts';

const MOST_CHARACTERS = 1_000_000;
const MOST_HELD = 50_000;
/** A run is divided at a blank when it has grown to this. */
const LONG_RUN = 2048;

export class BodyWords {
  readonly #counts = new Map<string, number>();
  #run = '';
  characters = 0;
  /** Text was left unread, or words uncounted. */
  textCut = false;

  text(text: string): void {
    if (this.textCut) return;
    this.characters += text.length;
    this.#run += text;
    if (this.characters > MOST_CHARACTERS) this.textCut = true;
    if (this.#run.length > LONG_RUN) this.#divide();
  }

  boundary(): void {
    if (this.#run !== '') this.#count(this.#run);
    this.#run = '';
  }

  get cut(): boolean {
    return this.#counts.size > LIMITS.words;
  }

  /** Commonest first, then in the order met. */
  get commonest(): [word: string, times: number][] {
    const commonest = [...this.#counts].sort((a, b) => b[1] - a[1]).slice(0, LIMITS.words);
    return commonest.filter(([word]) => isShared(word));
  }

  #divide(): void {
    const end = this.#lastBlank();
    this.#count(this.#run.slice(0, end));
    this.#run = this.#run.slice(end);
  }

  /**
   * Where to divide: not within a number, which would be two that nobody knows for what they are.
   */
  #lastBlank(): number {
    const run = this.#run;
    let blank = run.length;
    for (let i = run.length - 1; i > 0 && i > run.length - LONG_RUN / 4; i--) {
      if (!/\s/.test(run[i])) continue;
      if (!/\p{Nd}/u.test(run[i - 1] + run.charAt(i + 1))) return i;
      if (blank === run.length) blank = i;
    }
    return blank;
  }

  #count(text: string): void {
    for (const word of wordsOf(withoutPrivateWords(withoutInvisible(text)).toLowerCase())) {
      const times = this.#counts.get(word);
      if (times !== undefined) this.#counts.set(word, times + 1);
      else if (this.#counts.size < MOST_HELD) this.#counts.set(word, 1);
    }
  }
}
