/**
 * The operators as a console offers them: names as in the paper, what they take and give, and an
 * example. Everything else about the console follows from this table.
 */
export type ParameterKind = 'pages' | 'words' | 'number' | 'reach' | 'prefixes' | 'page';
export type ResultKind = 'pages' | 'words' | 'weighted' | 'text';

export interface Operator {
  name: string;
  takes: readonly ParameterKind[];
  /** How many of these may be left out at the end. */
  optional: number;
  gives: ResultKind;
  example: string;
}

export const OPERATORS: readonly Operator[] = [
  operator('fetch', ['page'], 'text', 'fetch(https://example.org/)'),
  operator('groupMatch', ['prefixes'], 'pages', 'groupMatch({https://example.org/docs/})'),
  operator('crawl', ['pages', 'number', 'reach'], 'pages', 'crawl({https://example.org/}, 2)', 1),
  operator(
    'thematicCrawl',
    ['pages', 'words', 'number', 'reach'],
    'pages',
    'thematicCrawl({https://example.org/}, {museum, art}, 2)',
    1,
  ),
  operator(
    'linkKeywords',
    ['page', 'page'],
    'words',
    'linkKeywords(https://example.org/, https://example.net/)',
  ),
  operator(
    'groupKeywords',
    ['pages', 'pages'],
    'words',
    '~groupKeywords({}, {https://example.org/})',
  ),
  operator(
    'weightedGroupKeywords',
    ['pages', 'pages'],
    'weighted',
    'weightedGroupKeywords({}, groupMatch({https://example.org/}))',
  ),
  operator(
    'weightedTargetKeywords',
    ['pages', 'pages'],
    'weighted',
    'weightedTargetKeywords({}, groupMatch({https://example.org/}))',
  ),
  operator(
    'weightedSourceKeywords',
    ['pages', 'pages'],
    'weighted',
    'weightedSourceKeywords(groupMatch({https://example.org/}), {})',
  ),
  operator('TAuthorities', ['pages', 'number', 'words'], 'pages', 'TAuthorities({}, 2, {museum})'),
  operator('THubs', ['pages', 'number', 'words'], 'pages', 'THubs({}, 2, {museum})'),
  operator(
    'TCocitations',
    ['pages', 'number', 'words'],
    'pages',
    'TCocitations(groupMatch({https://example.org/}), 1, {museum})',
  ),
  operator(
    'TCouplings',
    ['pages', 'number', 'words'],
    'pages',
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
  example: string,
  optional = 0,
): Operator {
  return { name, takes, gives, example, optional };
}
