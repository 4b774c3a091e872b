/**
 * Words that say nothing of a page's subject, by language: the Snowball lists, and the
 * words of navigation that THESUS (§5.2.1) adds to its own list. A language without a list
 * has no stop words.
 */
import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as finnish } from '@orama/stopwords/finnish';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as russian } from '@orama/stopwords/russian';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { stopwords as swedish } from '@orama/stopwords/swedish';
import { primaryLanguage } from './language-tag.ts';

/** `word` in lower case; `language` a tag such as `en` or `pt-BR`. */
export function isStopWord(word: string, language: string): boolean {
  return LISTS.get(primaryLanguage(language))?.has(word) ?? false; // a language without a list
}

const LISTS = new Map<string, Set<string>>([
  ['en', listOf(english, 'back next previous prev home top click page link one two')],
  [
    'fr',
    listOf(french, 'retour suivant suivante précédent précédente accueil haut cliquez page lien'),
  ],
  ['de', listOf(german, 'zurück weiter vorherige nächste startseite oben klicken seite link')],
  ['es', listOf(spanish, 'atrás volver siguiente anterior inicio arriba clic página enlace')],
  ['it', listOf(italian, 'indietro avanti successivo precedente inizio su clicca pagina link')],
  ['pt', listOf(portuguese, 'voltar próximo próxima anterior início topo clique página link')],
  ['nl', listOf(dutch, 'terug volgende vorige begin start boven klik pagina link')],
  ['ru', listOf(russian, 'назад вперёд далее следующая предыдущая главная наверх страница ссылка')],
  ['sv', listOf(swedish, 'tillbaka nästa föregående hem upp klicka sida länk')],
  ['fi', listOf(finnish, 'takaisin seuraava edellinen etusivu koti ylös sivu linkki')],
]);

/** Tokens are divided at apostrophes, so the parts of `don't` count as stop words too. */
function listOf(words: string[], navigation: string): Set<string> {
  return new Set([...words, ...words.flatMap((word) => word.split("'")), ...navigation.split(' ')]);
}
