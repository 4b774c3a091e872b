/**
 * What the console's operators and columns are, in words for people; and examples that can be run.
 */
import type { Column } from '../model/console.ts';
import { type Plain, say } from '../say.ts';
import { directoryOf } from '../url/anatomy.ts';

export const operatorWords = (name: string): string => say(OPERATOR_WORDS[name]);

export const columnWords = (column: Column): string => say(COLUMNS[column]);

/** Addresses and words of the examples, which nobody has, exchanged for some the person has. */
export function exampleWith(
  example: string,
  pages: readonly string[],
  words: readonly string[],
): string {
  const [page, other = page] = pages;
  if (page === undefined) return example;
  const [word = 'museum', second = 'art'] = words;
  // Words first: an address may have them too.
  return example
    .replaceAll('museum', word)
    .replaceAll(' art}', ` ${second}}`)
    .replaceAll('https://example.org/docs/', directoryOf(page))
    .replaceAll('https://example.org/', page)
    .replaceAll('https://example.net/', other);
}

const OPERATOR_WORDS: Record<string, Plain> = {
  fetch: 'consoleSaysFetch',
  groupMatch: 'consoleSaysGroupMatch',
  crawl: 'consoleSaysCrawl',
  thematicCrawl: 'consoleSaysThematicCrawl',
  linkKeywords: 'consoleSaysLinkKeywords',
  groupKeywords: 'consoleSaysGroupKeywords',
  weightedGroupKeywords: 'consoleSaysWeightedGroup',
  weightedTargetKeywords: 'consoleSaysWeightedTarget',
  weightedSourceKeywords: 'consoleSaysWeightedSource',
  TAuthorities: 'consoleSaysAuthorities',
  THubs: 'consoleSaysHubs',
  TCocitations: 'consoleSaysCocitations',
  TCouplings: 'consoleSaysCouplings',
};

const COLUMNS: Record<Column, Plain> = {
  text: 'consoleColumnText',
  page: 'consoleColumnPage',
  keyword: 'consoleColumnKeyword',
  times: 'consoleColumnTimes',
};
