/** A run of letters and digits, measured in one pass. */
import { pairSurprise } from './letter-pairs.ts';

export interface Measured {
  run: string;
  digits: number;
  /**
   * How often digits and letters, or small and capital letters, follow each other unlike in words.
   */
  changes: number;
  /** How surprising its pairs of letters are together, and how many they are. */
  surprise: number;
  pairs: number;
}

const [DIGIT, CAPITAL, SMALL] = [1, 2, 3];

export function measured(run: string): Measured {
  let [digits, changes, surprise, pairs] = [0, 0, 0, 0];
  let [before, kindBefore, letters, capitals, last] = [0, 0, 0, 0, 0];
  for (let i = 0; i < run.length; i++) {
    const code = run.charCodeAt(i);
    const kind = kindOf(code);
    const isDigit = kind === DIGIT;
    const isNewWord = kind === CAPITAL && kindBefore === SMALL;
    const endsCapitals = kind === SMALL && capitals > 1;
    if (isDigit) digits++;
    // Words of `TitleCase` have three letters or more, and one capital.
    if (isNewWord) changes += letters < 3 ? 1 : 0;
    else if (endsCapitals) changes++;
    else if (i > 0 && isDigit !== (kindBefore === DIGIT)) changes++;
    if (endsCapitals) {
      surprise -= last; // `XValidator`: the second capital begins a word
      pairs--;
    }
    letters = isDigit ? 0 : isNewWord ? 1 : letters + 1;
    capitals = kind === CAPITAL ? capitals + 1 : 0;
    if (letters > 1) {
      last = pairSurprise(before | 32, code | 32);
      surprise += last;
      pairs++;
    }
    before = code;
    kindBefore = kind;
  }
  return { run, digits, changes, surprise, pairs };
}

function kindOf(code: number): number {
  if (code <= 57) return DIGIT;
  return code <= 90 ? CAPITAL : SMALL;
}
