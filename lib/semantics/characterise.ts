/**
 * What links say: of a site, from outside, from inside or both; of the world, by a site; of one
 * site, by another; of a directory or a page. Each answer is a ranked list of words, and each word
 * can give the links it came from.
 *
 * Senellart (§4.2.2) found THESUS keywords of a site to be its own navigation. Hence the three
 * things here: links from outside can be looked at alone; words are counted by different pages,
 * not by links; and what every site says of itself weighs little (rank-keywords.ts). Where both
 * kinds of links count, a page outside counts as three inside: it had no part in what the site
 * wants to be.
 */
import { unpaced } from '../pace/unpaced.ts';
import { linksMeant, type MeantBy } from './meant-links.ts';
import { phrasesAmong, termsIn } from './phrases.ts';
import { type Keyword, rankKeywords, type Setting } from './rank-keywords.ts';
import type { LinkSide, SiteWords, WordTally } from './site-words.ts';
import { linksWith, tallyLinks } from './tally-links.ts';

const OUTSIDE_WEIGHT = 3;

export interface KeywordsAsked {
  /** Which links count; both when nothing is said. */
  side?: LinkSide;
  /** Only words of this language; when nothing is said, the commonest of the links; '' for all. */
  language?: string;
  most?: number;
}

/**
 * What the links meant say, in steps. Of a site, from the running counts; else counted on the spot.
 */
export function* keywordsInSteps(
  words: SiteWords,
  meant: MeantBy,
  asked: KeywordsAsked = {},
): Generator<void, Keyword[]> {
  if (meant.of === 'site') {
    return yield* ofSite(words, meant.site, { ...asked, side: meant.side });
  }
  const { index } = words;
  const links = linksMeant(words, meant);
  const tallies = yield* tallyLinks(index, links, (forms) => termsIn(index.lexicon, forms));
  const phrases = (terms: ReadonlyMap<number, unknown>) =>
    tallyLinks(index, links, (forms) => phrasesAmong(index.lexicon, forms, terms));
  return yield* rankKeywords(tallies, phrases, settingOf(words, asked));
}

const keywordsOf = (words: SiteWords, meant: MeantBy, asked: KeywordsAsked): Keyword[] =>
  unpaced(keywordsInSteps(words, meant, asked));

/** What links say of a site. From the running counts. */
export const siteKeywords = (
  words: SiteWords,
  site: number,
  asked: KeywordsAsked = {},
): Keyword[] => unpaced(ofSite(words, site, asked));

function* ofSite(words: SiteWords, site: number, asked: KeywordsAsked): Generator<void, Keyword[]> {
  const side = asked.side ?? 'both';
  const language = asked.language ?? words.languagesOf(site)[0] ?? '';
  const evidenceOf = (term: number, { targets, sources }: WordTally) => {
    const outside = side === 'both' ? words.tally(site, term, 'outside').sources : 0;
    return Math.sqrt(targets * (sources + (OUTSIDE_WEIGHT - 1) * outside));
  };
  const setting = { ...settingOf(words, { ...asked, language }), evidenceOf };
  return yield* rankKeywords(
    wordsOf(words, site, side),
    (terms) => phrasesOf(words, site, side, [...terms.keys()]),
    setting,
  );
}

function* wordsOf(words: SiteWords, site: number, side: LinkSide): Generator<[number, WordTally]> {
  const { lexicon } = words.index;
  for (const term of words.termsOf(site)) {
    if (lexicon.partsOf(term) === undefined) yield [term, words.tally(site, term, side)];
  }
}

function* phrasesOf(
  words: SiteWords,
  site: number,
  side: LinkSide,
  terms: readonly number[],
): Generator<void, [number, WordTally][]> {
  const found: [number, WordTally][] = [];
  for (const first of terms) {
    for (const second of terms) {
      const phrase = words.index.lexicon.knownPhrase(first, second);
      if (phrase !== undefined) found.push([phrase, words.tally(site, phrase, side)]);
    }
    yield;
  }
  return found;
}

/** How a site sees the world: what its pages say of pages elsewhere. */
export const outgoingKeywords = (
  words: SiteWords,
  site: number,
  asked: KeywordsAsked = {},
): Keyword[] => keywordsOf(words, { of: 'outgoing', site }, asked);

/** What one site says of another. */
export const keywordsBetween = (
  words: SiteWords,
  from: number,
  to: number,
  asked: KeywordsAsked = {},
): Keyword[] => keywordsOf(words, { of: 'between', from, to }, asked);

/** What links say of the pages below an address, such as a directory. */
export const directoryKeywords = (
  words: SiteWords,
  prefix: string,
  asked: KeywordsAsked = {},
): Keyword[] => keywordsOf(words, { of: 'directory', prefix, side: asked.side ?? 'both' }, asked);

/** What links say of one page. Sides are those of its site. */
export const pageKeywords = (words: SiteWords, url: string, asked: KeywordsAsked = {}): Keyword[] =>
  keywordsOf(words, { of: 'page', url, side: asked.side ?? 'both' }, asked);

/** The links to a site that gave a word, as addresses. */
export function linksOfKeyword(
  words: SiteWords,
  site: number,
  term: number,
  side: LinkSide = 'both',
): { from: string; to: string }[] {
  const { index } = words;
  const links = linksMeant(words, { of: 'site', site, side });
  const found = unpaced(linksWith(index, new Set([term]), links));
  return found.map(([source, target]) => ({ from: index.urlOf(source), to: index.urlOf(target) }));
}

const settingOf = (words: SiteWords, { language = '', most = 10 }: KeywordsAsked): Setting => ({
  lexicon: words.index.lexicon,
  siteCount: words.siteCount,
  spreadOf: (term) => words.spreadOf(term),
  language,
  most,
});
