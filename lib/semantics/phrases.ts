/**
 * The terms of a link and the phrases in it: two telling words side by side in one field, as in
 * *music library*. Words with a stop word or the edge of an anchor between them are no phrase.
 * Each is linear in the forms of the link, and tells nothing twice.
 */
import type { Lexicon } from './lexicon.ts';

type Forms = ArrayLike<number>;

export function termsAndPhrases(lexicon: Lexicon, forms: Forms): Set<number> {
  const found = termsIn(lexicon, forms);
  eachPair(lexicon, forms, (first, second) => found.add(lexicon.phrase(first, second)));
  return found;
}

export function termsIn(lexicon: Lexicon, forms: Forms): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < forms.length; i++) {
    const term = lexicon.termOf(forms[i]);
    if (term >= 0) found.add(term);
  }
  return found;
}

/** Phrases of two of the terms. */
export function phrasesAmong(
  lexicon: Lexicon,
  forms: Forms,
  terms: { has(term: number): boolean },
): Set<number> {
  const found = new Set<number>();
  eachPair(lexicon, forms, (first, second) => {
    if (terms.has(first) && terms.has(second)) found.add(lexicon.phrase(first, second));
  });
  return found;
}

/** Has a link one of the terms or phrases? */
export function hasOneOf(lexicon: Lexicon, wanted: ReadonlySet<number>): (forms: Forms) => boolean {
  const parts = new Set([...wanted].flatMap((term) => lexicon.partsOf(term) ?? []));
  return (forms) => {
    for (let i = 0; i < forms.length; i++) if (wanted.has(lexicon.termOf(forms[i]))) return true;
    if (parts.size === 0) return false;
    for (const phrase of phrasesAmong(lexicon, forms, parts)) if (wanted.has(phrase)) return true;
    return false;
  };
}

function eachPair(
  lexicon: Lexicon,
  forms: Forms,
  visit: (first: number, second: number) => void,
): void {
  let before = -1;
  for (let i = 0; i < forms.length; i++) {
    const term = lexicon.termOf(forms[i]);
    if (term >= 0 && before >= 0 && term !== before) visit(before, term);
    before = term;
  }
}
