import type { Refused } from '../model/label.ts';
import { type Plain, say } from '../say.ts';

/** Why what the person typed cannot be taken, as a sentence that says what to write instead. */
export const refusalWords = ({ refused, what }: Refused): string => say(WORDS[refused], what);

const WORDS: Record<Refused['refused'], Plain> = {
  nothing: 'typedNothing',
  spaces: 'typedSpaces',
  star: 'typedStar',
  scheme: 'typedScheme',
  'no-address': 'typedNoAddress',
  'public-suffix': 'typedSuffix',
  page: 'typedPage',
};
