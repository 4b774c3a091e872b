/**
 * C4's test for English (Chung 2001, §4.4.3), kept as the baseline of the detector in language.ts:
 * the share of a text's words that stand in an English word list, with or without their last `s`,
 * must be above the cutoff K = 0.5. The list is an argument; the paper used the 45,402 words of
 * /usr/dict/words. As there, words are read as runs of ASCII letters and anything beyond ASCII.
 */
export const C4_CUTOFF = 0.5;

export function isEnglishByC4(text: string, list: ReadonlySet<string>): boolean {
  return englishShare(text, list) > C4_CUTOFF;
}

/** Equation 4.2; 0 for a text without words. */
export function englishShare(text: string, list: ReadonlySet<string>): number {
  let words = 0;
  let english = 0;
  for (const [word] of text.toLowerCase().matchAll(/[a-z\u{80}-\u{10ffff}]+/gu)) {
    words++;
    if (list.has(word) || (word.endsWith('s') && list.has(word.slice(0, -1)))) english++;
  }
  return words === 0 ? 0 : english / words;
}
