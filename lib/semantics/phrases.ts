/**
 * The terms of a link and the phrases in it: two telling words side by side in one field, as in
 * *music library*. Words with a stop word or the edge of an anchor between them are no phrase.
 */
import type { Lexicon } from './lexicon.ts';

/** None twice. Linear in the forms of the link. */
export function termsAndPhrases(lexicon: Lexicon, forms: ArrayLike<number>): Set<number> {
  const found = new Set<number>();
  let before = -1;
  for (let i = 0; i < forms.length; i++) {
    const term = lexicon.termOf(forms[i]);
    if (term >= 0) found.add(term);
    if (term >= 0 && before >= 0 && term !== before) found.add(lexicon.phrase(before, term));
    before = term;
  }
  return found;
}
