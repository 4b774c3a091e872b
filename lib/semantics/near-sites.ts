/**
 * Sites beside a site: those of which links say something alike, by set similarity of their
 * keywords (THESUS, equation 2), so that ships and boats are near though no word is shared. Any two
 * words are half alike in some of their senses, and then every site is near every other; so only
 * the commonest sense counts here, and likeness below `SAME` not at all. Cost: keywords of at most
 * `ASKED` sites, in steps, each step one of them.
 */
import { keywordsInSteps } from './characterise.ts';
import { type WordSpace, wordSet, wordSpace } from './meaning-space.ts';
import type { Keyword } from './rank-keywords.ts';
import type { SiteWords } from './site-words.ts';
import { wuPalmer } from './taxonomy.ts';
import { type Likeness, setSimilarity, type TermSet } from './term-sets.ts';
import type { WordNet } from './wordnet-file.ts';

export interface Near {
  site: number;
  /** How alike, from 0 to 1. */
  measure: number;
  words: string[];
}

const ASKED = 40;
/** Keywords in a set; fewer words than `FEWEST` say too little to compare. */
const WORDS = 20;
const FEWEST = 3;
const SAME = 0.9;
/** Two in twenty: so PostgreSQL is near SQLite, and GTK near GLib, but no site near all. */
const ALIKE = 0.1;
const SHOWN = 3;

export function* sitesAlike(
  words: SiteWords,
  site: number,
  others: Iterable<number>,
  wordnet: WordNet,
  most: number,
): Generator<void, Near[]> {
  const space = wordSpace(wordnet);
  const alike = commonestSenses(space, wordnet);
  const own = yield* keywordsInSteps(words, { of: 'site', site, side: 'both' }, { most: WORDS });
  const ownSet = setOf(space, own);
  if (ownSet.terms.length < FEWEST) return [];
  const found: Near[] = [];
  for (const other of mostShared(words, own, site, others)) {
    const meant = { of: 'site', site: other, side: 'both' } as const;
    const keywords = yield* keywordsInSteps(words, meant, { most: WORDS });
    const set = setOf(space, keywords);
    if (set.terms.length >= FEWEST) {
      const measure = setSimilarity(ownSet, set, alike);
      if (measure >= ALIKE) found.push({ site: other, measure, words: shown(keywords) });
    }
    yield;
  }
  return found.sort(nearestFirst).slice(0, most);
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

function commonestSenses(space: WordSpace, { sensesOf, taxonomy }: WordNet): Likeness {
  const senses = new Map<number, number | undefined>();
  const senseOf = (term: number) => {
    if (!senses.has(term)) senses.set(term, sensesOf(space.nameOf(term))[0]);
    return senses.get(term);
  };
  return (a, b) => {
    if (a === b) return 1;
    const [one, other] = [senseOf(a), senseOf(b)];
    if (one === undefined || other === undefined) return 0;
    const likeness = wuPalmer(taxonomy, one, other);
    return likeness >= SAME ? likeness : 0;
  };
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
