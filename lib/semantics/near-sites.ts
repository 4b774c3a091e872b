/**
 * Sites beside a site: those of which links say something alike, by set similarity of their keywords
 * in WordNet (THESUS, equation 2), so that ships and boats are near though no word is shared; and those
 * a site links to most. Cost of the first: keywords of at most `ASKED` sites; to be driven to its end,
 * each step is one of them.
 */
import { siteKeywords } from './characterise.ts';
import { eachLinkBetween } from './link-keywords.ts';
import { type WordSpace, wordSet, wordSpace } from './meaning-space.ts';
import { linksMeant } from './meant-links.ts';
import type { Keyword } from './rank-keywords.ts';
import { NOWHERE, type SiteWords } from './site-words.ts';
import { setSimilarity, type TermSet } from './term-sets.ts';
import type { WordNet } from './wordnet-file.ts';

export interface Near {
  site: number;
  /** How alike, from 0 to 1; or how many links lead there. */
  measure: number;
  words: string[];
}

const ASKED = 40;
/** Keywords in a set, as the paper advises; fewer than `FEWEST` say too little to compare. */
const WORDS = 10;
const FEWEST = 3;
/** Chance alone makes two sets of ten nouns about half alike. */
const ALIKE = 0.6;
const SHOWN = 3;

export function* sitesAlike(
  words: SiteWords,
  site: number,
  others: Iterable<number>,
  wordnet: WordNet,
  most: number,
): Generator<void, Near[]> {
  const space = wordSpace(wordnet);
  const own = siteKeywords(words, site, { most: WORDS });
  if (own.length < FEWEST) return [];
  const ownSet = setOf(space, own);
  const found: Near[] = [];
  for (const other of mostShared(words, own, site, others)) {
    const keywords = siteKeywords(words, other, { most: WORDS });
    if (keywords.length >= FEWEST) {
      const measure = setSimilarity(ownSet, setOf(space, keywords), space.alike);
      if (measure >= ALIKE) found.push({ site: other, measure, words: shown(keywords) });
    }
    yield;
  }
  return found.sort(nearestFirst).slice(0, most);
}

/** Sites that a site's pages link to, with what they say of each. */
export function sitesSpokenOf(words: SiteWords, site: number, most: number): Near[] {
  const { sources, targets, counts } = linksMeant(words, { of: 'outgoing', site });
  const links = new Map<number, number>();
  eachLinkBetween(words.index, sources, targets, (source, target) => {
    const other = words.siteAt(target);
    if (other === NOWHERE || !counts(source, target)) return;
    links.set(other, (links.get(other) ?? 0) + 1);
  });
  return Array.from(links, ([other, measure]): Near => ({ site: other, measure, words: [] }))
    .sort(nearestFirst)
    .slice(0, most);
}

/** The sites that share most keywords, rare ones counting more. */
function mostShared(
  words: SiteWords,
  own: readonly Keyword[],
  site: number,
  others: Iterable<number>,
): number[] {
  const shared: [site: number, weight: number][] = [];
  for (const other of others) {
    if (other === site) continue;
    let weight = 0;
    for (const { term } of own) {
      if (words.tally(other, term, 'both').links > 0) weight += 1 / words.spreadOf(term);
    }
    shared.push([other, weight]);
  }
  shared.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return shared.slice(0, ASKED).map(([other]) => other);
}

/** Words of a phrase count each by itself: WordNet knows few phrases. */
function setOf(space: WordSpace, keywords: readonly Keyword[]): TermSet {
  return wordSet(
    space,
    keywords.flatMap(({ name, weight }) =>
      name.split(' ').map((word) => ({ word, times: weight })),
    ),
  );
}

const shown = (keywords: readonly Keyword[]): string[] =>
  keywords.slice(0, SHOWN).map(({ name }) => name);

const nearestFirst = (a: Near, b: Near): number => b.measure - a.measure || a.site - b.site;
