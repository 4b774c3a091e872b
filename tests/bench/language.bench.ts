/**
 * Language detection on the Universal Declaration of Human Rights: whole texts and pieces of 100
 * characters in the 20 European languages with the most native speakers there and in Chinese,
 * Japanese, Korean, Arabic and Russian; and English against the rest beside C4's word-list test.
 */
import { isEnglishByC4 } from '../../lib/text/c4-english.ts';
import { languageOf } from '../../lib/text/language.ts';
import { DECLARATIONS, declaration, ENGLISH_WORDS, pieces } from '../text/declarations.ts';
import type { BenchOptions } from './run.ts';

export default function bench({ quick }: BenchOptions): void {
  const languages = Object.keys(DECLARATIONS).slice(0, quick ? 3 : undefined);
  const english = { eld: { right: 0, wrong: 0 }, c4: { right: 0, wrong: 0 } };
  const whole = { eld: 0, c4: 0 };
  let right = 0;
  let all = 0;
  let milliseconds = 0;
  console.log('language  whole  pieces  right of them');
  for (const language of languages) {
    const text = declaration(language);
    const parts = pieces(text, 100);
    const begin = performance.now();
    const found = parts.map(languageOf);
    milliseconds += performance.now() - begin;
    const hits = found.filter((answer) => answer === language).length;
    right += hits;
    all += parts.length;
    console.log(
      `${language.padEnd(8)}  ${languageOf(text).padEnd(5)}  ${String(parts.length).padStart(6)}  ${(hits / parts.length).toFixed(4)}`,
    );
    if ((languageOf(text) === 'en') === (language === 'en')) whole.eld++;
    if (isEnglishByC4(text, ENGLISH_WORDS) === (language === 'en')) whole.c4++;
    for (const [i, part] of parts.entries()) {
      count(english.eld, (found[i] === 'en') === (language === 'en'));
      count(english.c4, isEnglishByC4(part, ENGLISH_WORDS) === (language === 'en'));
    }
  }
  console.log(`pieces: ${right} of ${all} right, ${share({ right, wrong: all - right })}`);
  console.log(`${((1000 * milliseconds) / all).toFixed(0)} microseconds a piece`);
  console.log(
    `English or not, whole texts: eld ${whole.eld}, C4 ${whole.c4} of ${languages.length}`,
  );
  console.log(`English or not, pieces: eld ${share(english.eld)}, C4 ${share(english.c4)}`);
}

function count(score: { right: number; wrong: number }, isRight: boolean): void {
  if (isRight) score.right++;
  else score.wrong++;
}

function share({ right, wrong }: { right: number; wrong: number }): string {
  return (right / (right + wrong)).toFixed(4);
}
