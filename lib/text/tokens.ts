/**
 * Words of a text, in order: runs of letters, marks and digits. Scripts written without blanks
 * (Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese) are divided by the platform's dictionary
 * (`Intl.Segmenter`). Words longer than `LONGEST_WORD` are no words and are left out. Linear.
 */
import { withoutInvisible } from './clean.ts';

export const LONGEST_WORD = 40;

export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of withoutInvisible(text).matchAll(WORD)) {
    if (UNSPACED.test(run)) pushSegments(run, words);
    else if (run.length <= LONGEST_WORD) words.push(run);
  }
  return words;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Does this text need the dictionary, and was that not loaded yet? */
export const needsDictionary = (text: string): boolean =>
  segmenter === undefined && UNSPACED.test(text);

/** Loads the dictionary that the text needs: 10 to 20 ms, for the first text alone. */
export const loadDictionary = (text: string): void => {
  pushSegments(UNSPACED.exec(text)?.[0] ?? '', []);
};

function pushSegments(run: string, words: string[]): void {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(run)) {
    if (isWordLike && segment.length <= LONGEST_WORD) words.push(segment);
  }
}
