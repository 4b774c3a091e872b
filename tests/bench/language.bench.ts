/**
 * Language detection on the Universal Declaration of Human Rights: whole texts and pieces of 100
 * characters in the 20 European languages with the most native speakers there and in Chinese,
 * Japanese, Korean, Arabic and Russian; and English against the rest beside C4's word-list test.
 */
import { isEnglishByC4 } from '../../lab/text/c4-english.ts';
import { languageOf } from '../../lib/text/language.ts';
import { DECLARATIONS, declaration, ENGLISH_WORDS, pieces } from '../text/declarations.ts';
import type { BenchOptions } from './run.ts';

export default function bench({ quick }: BenchOptions): void {
  const languages = Object.keys(DECLARATIONS).slice(0, quick ? 3 : undefined);
  const wholeTexts = newScore();
  const byLength = [100, 40].map((length) => ({ length, ...newScore() }));
  console.log('language  whole  of 100 characters  of 40');
  for (const language of languages) {
    const text = declaration(language);
    tally(wholeTexts, [text], language);
    const shares = byLength.map((score) => tally(score, pieces(text, score.length), language));
    const [long, short] = shares.map((share) => share.toFixed(3));
    console.log(
      `${language.padEnd(8)}  ${languageOf(text).padEnd(5)}  ${long.padEnd(17)}  ${short}`,
    );
  }
  report('whole texts', wholeTexts);
  for (const score of byLength) report(`pieces of ${score.length} characters`, score);
}

interface Score {
  texts: number;
  right: number;
  english: number;
  englishByC4: number;
  milliseconds: number;
}

function newScore(): Score {
  return { texts: 0, right: 0, english: 0, englishByC4: 0, milliseconds: 0 };
}

/** Detects all `texts` of one language; the share of right answers. */
function tally(score: Score, texts: string[], language: string): number {
  const begin = performance.now();
  const found = texts.map(languageOf);
  score.milliseconds += performance.now() - begin;
  const right = found.filter((answer) => answer === language).length;
  const isEnglish = language === 'en';
  score.texts += texts.length;
  score.right += right;
  score.english += found.filter((answer) => (answer === 'en') === isEnglish).length;
  score.englishByC4 += texts.filter((t) => isEnglishByC4(t, ENGLISH_WORDS) === isEnglish).length;
  return right / texts.length;
}

function report(name: string, { texts, right, english, englishByC4, milliseconds }: Score): void {
  const share = (part: number) => (part / texts).toFixed(4);
  console.log(
    `${name}: ${texts}, right ${share(right)}; English or not: eld ${share(english)}, ` +
      `C4 ${share(englishByC4)}; ${((1000 * milliseconds) / texts).toFixed(0)} µs each`,
  );
}
