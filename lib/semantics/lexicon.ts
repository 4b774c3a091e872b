/**
 * Words as numbers. A *form* is a word as it was written in a language; a *term* is what forms of one
 * stem have in common, or a phrase of two such terms. Terms of different languages differ. A term is
 * shown in its commonest written form (the earlier one among equals).
 *
 * Forms are counted as links come and go, so a word that no link uses any more is never shown; its
 * number stays. Cost: one look-up a word; stems are found once per form.
 */
import { isKeyword } from '../text/keywords.ts';
import { stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/tokens.ts';

/** In a sequence of forms: a stop word stood here; a field (anchor, window) ended here. */
export const GAP = 0;
export const FIELD_END = 1;
const FIRST_FORM = 2;
const NO_TERM = -1;

export class Lexicon {
  readonly languages: string[] = [];
  #forms = new Map<string, number>();
  #terms = new Map<string, number>();
  #phrases = new Map<number, number>();
  #written: string[] = ['', ''];
  #uses: number[] = [0, 0];
  #termOf: number[] = [NO_TERM, NO_TERM];
  /** Of each term: its forms, its language, and for a phrase its two terms. */
  #formsOf: number[][] = [];
  #language: number[] = [];
  #parts: ([number, number] | undefined)[] = [];

  get termCount(): number {
    return this.#language.length;
  }

  /** The telling words of a text as forms, `GAP` where words were left out, without ends. */
  read(text: string, language: string): number[] {
    const sequence: number[] = [];
    for (const word of wordsOf(text)) {
      const form = this.#form(word, language);
      if (form !== GAP || sequence.at(-1) !== GAP) sequence.push(form);
    }
    return sequence;
  }

  /** Counts uses of a form; marks between words are not counted. */
  use(form: number, times: number): void {
    if (form >= FIRST_FORM) this.#uses[form] += times;
  }

  termOf(form: number): number {
    return this.#termOf[form];
  }

  /** The phrase of two terms that stood side by side; made when first met. */
  phrase(first: number, second: number): number {
    const key = first * 2 ** 26 + second;
    const known = this.#phrases.get(key);
    if (known !== undefined) return known;
    const made = this.#newTerm(this.#language[first]);
    this.#parts[made] = [first, second];
    this.#phrases.set(key, made);
    return made;
  }

  partsOf(term: number): [number, number] | undefined {
    return this.#parts[term];
  }

  languageOf(term: number): string {
    return this.languages[this.#language[term]];
  }

  /** The commonest written form; of a phrase, those of its terms. Empty when no link has it. */
  nameOf(term: number): string {
    const parts = this.#parts[term];
    if (parts !== undefined) return `${this.nameOf(parts[0])} ${this.nameOf(parts[1])}`;
    let best = GAP;
    for (const form of this.#formsOf[term]) if (this.#uses[form] > this.#uses[best]) best = form;
    return this.#written[best];
  }

  /** All terms, of any language, that the words of a text may mean. */
  termsNamed(text: string): number[] {
    const found = new Set<number>();
    for (const word of wordsOf(text.toLowerCase())) {
      this.languages.forEach((language) => {
        const term = this.#terms.get(`${language}\t${stemOf(word, language)}`);
        if (term !== undefined) found.add(term);
      });
    }
    return [...found];
  }

  #form(word: string, language: string): number {
    const key = `${language}\t${word}`;
    const known = this.#forms.get(key);
    if (known !== undefined) return known;
    const lower = word.toLowerCase();
    if (!isKeyword(lower, language)) {
      this.#forms.set(key, GAP);
      return GAP;
    }
    const form = Math.max(FIRST_FORM, this.#written.length);
    const term = this.#term(stemOf(lower, language), language);
    this.#forms.set(key, form);
    this.#written.push(word);
    this.#uses.push(0);
    this.#termOf.push(term);
    this.#formsOf[term].push(form);
    return form;
  }

  #term(stem: string, language: string): number {
    const key = `${language}\t${stem}`;
    const known = this.#terms.get(key);
    if (known !== undefined) return known;
    let tongue = this.languages.indexOf(language);
    if (tongue < 0) tongue = this.languages.push(language) - 1;
    const made = this.#newTerm(tongue);
    this.#terms.set(key, made);
    return made;
  }

  #newTerm(tongue: number): number {
    this.#formsOf.push([]);
    this.#parts.push(undefined);
    return this.#language.push(tongue) - 1;
  }
}
