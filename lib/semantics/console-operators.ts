/**
 * The operators as a console offers them: names as in the paper, what they take and give, one
 * sentence each and an example. Everything else about the console follows from this table.
 */
export type ParameterKind = 'pages' | 'words' | 'number' | 'reach' | 'prefixes' | 'page';
export type ResultKind = 'pages' | 'words' | 'weighted' | 'text';

export interface Operator {
  name: string;
  takes: readonly ParameterKind[];
  /** How many of these may be left out at the end. */
  optional: number;
  gives: ResultKind;
  says: string;
  example: string;
}

export const OPERATORS: readonly Operator[] = [
  operator(
    'fetch',
    ['page'],
    'text',
    'What is kept of a page’s text.',
    'fetch(https://example.org/)',
  ),
  operator(
    'groupMatch',
    ['prefixes'],
    'pages',
    'Known addresses that begin so.',
    'groupMatch({https://example.org/docs/})',
  ),
  operator(
    'crawl',
    ['pages', 'number', 'reach'],
    'pages',
    'Pages within so many links; a negative number goes against the links.',
    'crawl({https://example.org/}, 2)',
    1,
  ),
  operator(
    'thematicCrawl',
    ['pages', 'words', 'number', 'reach'],
    'pages',
    'The same, along links that have one of the words.',
    'thematicCrawl({https://example.org/}, {museum, art}, 2)',
    1,
  ),
  operator(
    'linkKeywords',
    ['page', 'page'],
    'words',
    'The words of the links from one page to another.',
    'linkKeywords(https://example.org/, https://example.net/)',
  ),
  operator(
    'groupKeywords',
    ['pages', 'pages'],
    'words',
    'The words of the links between two groups; {} is everyone.',
    'groupKeywords({}, {https://example.org/})',
  ),
  operator(
    'weightedGroupKeywords',
    ['pages', 'pages'],
    'weighted',
    'The same words, with the number of links that have each.',
    'weightedGroupKeywords({}, groupMatch({https://example.org/}))',
  ),
  operator(
    'weightedTargetKeywords',
    ['pages', 'pages'],
    'weighted',
    'The same words, with the number of target pages each is used for.',
    'weightedTargetKeywords({}, groupMatch({https://example.org/}))',
  ),
  operator(
    'weightedSourceKeywords',
    ['pages', 'pages'],
    'weighted',
    'The same words, with the number of source pages that use each.',
    'weightedSourceKeywords(groupMatch({https://example.org/}), {})',
  ),
  operator(
    'TAuthorities',
    ['pages', 'number', 'words'],
    'pages',
    'Of these pages, those that more than so many point to with the words.',
    'TAuthorities({}, 2, {museum})',
  ),
  operator(
    'THubs',
    ['pages', 'number', 'words'],
    'pages',
    'Of these pages, those that point to more than so many with the words.',
    'THubs({}, 2, {museum})',
  ),
  operator(
    'TCocitations',
    ['pages', 'number', 'words'],
    'pages',
    'All pages that more than so many of these point to with the words.',
    'TCocitations(groupMatch({https://example.org/}), 1, {museum})',
  ),
  operator(
    'TCouplings',
    ['pages', 'number', 'words'],
    'pages',
    'All pages that point to more than so many of these with the words.',
    'TCouplings(groupMatch({https://example.org/}), 1, {museum})',
  ),
];

export function operatorNamed(name: string): Operator | undefined {
  return OPERATORS.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

function operator(
  name: string,
  takes: ParameterKind[],
  gives: ResultKind,
  says: string,
  example: string,
  optional = 0,
): Operator {
  return { name, takes, gives, says, example, optional };
}
