/**
 * Words as numbers. A *form* is a word as it was written in a language; a *term* is what forms of
 * one stem have in common, or a phrase of two such terms. Stems are found by the rules of the
 * language, but equal stems are one term: most of them are names, which every language uses. A term
 * is shown in its commonest written form (the earlier one among equals).
 *
 * Words of two letters are too short to tell anything, unless they are written as a name: *Qt*,
 * *UI*. English is quoted on pages of all languages, so its stop words are stop words everywhere.
 * Forms are counted as links come and go, so a word that no link uses any more is never shown; its
 * number stays. Cost: one look-up a word; stems are found once per form.
 */
import { isKeyword } from '../text/keywords.ts';
import { stemOf } from '../text/stems.ts';
import { isStopWord } from '../text/stop-words.ts';
import { wordsOf } from '../text/tokens.ts';

/** In a sequence of forms: a stop word stood here; a field (anchor, window) ended here. */
export const GAP = 0;
export const FIELD_END = 1;
const FIRST_FORM = 2;
const NO_TERM = -1;
const NO_FORMS: number[] = [];
/** Maps that grow one at a time, so that no page waits for all of them. */
const SHARDS = 64;

export class Lexicon {
  readonly languages: string[] = [];
  /** How many words of each language are in use. */
  #spoken: number[] = [];
  #forms = new Map<string, number>();
  #terms = new Map<string, number>();
  #phrases = Array.from({ length: SHARDS }, () => new Map<number, number>());
  #written: string[] = ['', ''];
  #uses: number[] = [0, 0];
  #termOf: number[] = [NO_TERM, NO_TERM];
  #tongues: number[] = [0, 0];
  /** Of each term: its forms, and for a phrase its two terms. */
  #formsOf: number[][] = [];
  #firsts: number[] = [];
  #seconds: number[] = [];

  get termCount(): number {
    return this.#formsOf.length;
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
    if (form < FIRST_FORM) return;
    this.#uses[form] += times;
    this.#spoken[this.#tongues[form]] += times;
  }

  termOf(form: number): number {
    return this.#termOf[form];
  }

  /** The phrase of two terms that stood side by side; made when first met. */
  phrase(first: number, second: number): number {
    const known = this.knownPhrase(first, second);
    if (known !== undefined) return known;
    const made = this.#newTerm(NO_FORMS, first, second);
    this.#phrases[first % SHARDS].set(phraseKey(first, second), made);
    return made;
  }

  /** Undefined where the two terms never stood side by side. */
  knownPhrase(first: number, second: number): number | undefined {
    return this.#phrases[first % SHARDS].get(phraseKey(first, second));
  }

  partsOf(term: number): [number, number] | undefined {
    return this.#firsts[term] < 0 ? undefined : [this.#firsts[term], this.#seconds[term]];
  }

  /**
   * Is it a word of this language? It is when a tenth of its use is there, or when its share of all
   * words there is at least a quarter of its highest share in any language: so a name is a word of
   * every language that speaks of it. A phrase is when both its words are.
   */
  isOf(term: number, language: string): boolean {
    const parts = this.partsOf(term);
    if (parts !== undefined) return parts.every((part) => this.isOf(part, language));
    const uses = this.languages.map(() => 0);
    for (const form of this.#formsOf[term]) uses[this.#tongues[form]] += this.#uses[form];
    const tongue = this.languages.indexOf(language);
    if (tongue < 0 || uses[tongue] === 0) return false;
    const shares = uses.map((times, one) => times / Math.max(1, this.#spoken[one]));
    const all = uses.reduce((sum, times) => sum + times, 0);
    return 10 * uses[tongue] >= all || 4 * shares[tongue] >= Math.max(...shares);
  }

  /**
   * The commonest written form, where possible one of the language; of a phrase, those of its
   * terms. Empty when no link has it.
   */
  nameOf(term: number, language = ''): string {
    const parts = this.partsOf(term);
    if (parts !== undefined) return parts.map((part) => this.nameOf(part, language)).join(' ');
    const tongue = this.languages.indexOf(language);
    let [best, native] = [GAP, GAP];
    for (const form of this.#formsOf[term]) {
      if (this.#uses[form] > this.#uses[best]) best = form;
      if (this.#tongues[form] === tongue && this.#uses[form] > this.#uses[native]) native = form;
    }
    return this.#written[native === GAP ? best : native];
  }

  /** All terms, of any language, that the words of a text may mean. */
  termsNamed(text: string): number[] {
    const found = new Set<number>();
    for (const word of wordsOf(text.toLowerCase())) {
      this.languages.forEach((language) => {
        const term = this.#terms.get(stemOf(word, language));
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
    const telling =
      (isKeyword(lower, language) || isShortName(word, lower, language)) &&
      !isStopWord(lower, 'en');
    const form = telling ? this.#newForm(word, stemOf(lower, language), language) : GAP;
    this.#forms.set(key, form);
    return form;
  }

  #newForm(word: string, stem: string, page: string): number {
    const language = isForeignScript(word, page) ? '' : page;
    let tongue = this.languages.indexOf(language);
    if (tongue < 0) {
      tongue = this.languages.push(language) - 1;
      this.#spoken.push(0);
    }
    let term = this.#terms.get(stem);
    if (term === undefined) {
      term = this.#newTerm([], -1, -1);
      this.#terms.set(stem, term);
    }
    const form = this.#written.push(word) - 1;
    this.#uses.push(0);
    this.#termOf.push(term);
    this.#tongues.push(tongue);
    this.#formsOf[term].push(form);
    return form;
  }

  #newTerm(forms: number[], first: number, second: number): number {
    this.#firsts.push(first);
    this.#seconds.push(second);
    return this.#formsOf.push(forms) - 1;
  }
}

const phraseKey = (first: number, second: number): number => first * 2 ** 26 + second;

/** A page may be in English and quote Chinese; its Chinese words are not English. */
function isForeignScript(word: string, language: string): boolean {
  return LATIN.has(language) && !/\p{Script=Latin}/u.test(word);
}
const LATIN = new Set('en fr de es it pt nl sv fi da no pl cs ca hu ro tr'.split(' '));

function isShortName(word: string, lower: string, language: string): boolean {
  return /^\p{Lu}\p{L}$/u.test(word) && !isStopWord(lower, language);
}
