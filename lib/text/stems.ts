/**
 * The stem of a word (Snowball), so that *collections* and *collection* are one term. A word of a
 * language without a stemmer is its own stem. `word` in lower case.
 */
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { primaryLanguage } from './language-tag.ts';

export function stemOf(word: string, language: string): string {
  const stemmer = STEMMERS.get(primaryLanguage(language));
  return stemmer === undefined ? word : stemmer(word);
}

const STEMMERS = new Map([
  ['en', english],
  ['fr', french],
  ['de', german],
  ['es', spanish],
  ['it', italian],
  ['pt', portuguese],
  ['nl', dutch],
  ['ru', russian],
  ['sv', swedish],
  ['fi', finnish],
]);
