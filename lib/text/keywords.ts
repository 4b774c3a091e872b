/**
 * The telling words of a text (THESUS Fig. 3): punctuation, stop words, numbers and small words
 * out, order and case kept.
 */
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './tokens.ts';

export function keywordsOf(text: string, language: string): string[] {
  return wordsOf(text).filter((word) => isKeyword(word.toLowerCase(), language));
}

/** `word` in lower case. */
export function isKeyword(word: string, language: string): boolean {
  return word.length >= shortest(word) && /\p{L}/u.test(word) && !isStopWord(word, language);
}

/** Two letters are a small word, but two ideographs, or two syllables of Hangul, are a long one. */
function shortest(word: string): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
    ? 2
    : 3;
}
