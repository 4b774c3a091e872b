/**
 * The words that say most, out of counted links. A word weighs √(targets · sources) · idf: to
 * count much it must be used for many pages and by many, so neither a page that repeats itself nor
 * a name that stands on the links to one page alone wins; and it must tell this site from the
 * others of the person's web, idf = ln((sites + 1) / sites with the word). Words of navigation
 * weigh a twentieth.
 *
 * A phrase takes the place of its two words where it holds together: where it has at least half the
 * √(targets · sources) of either, and neither is a word of navigation. One written form is shown
 * once, for the term that weighs most.
 * Cost: linear in words and phrases, in steps; then the words are sorted.
 */
import type { Lexicon } from './lexicon.ts';
import { isNavigationWord } from './navigation-words.ts';
import type { WordTally } from './site-words.ts';

const NAVIGATION_WEIGHT = 0.05;
/** The share of each of its words' evidence that a phrase must have. */
const HOLDS_TOGETHER = 0.5;
/** Words and phrases weighed in one step. */
const A_STEP = 1024;
/** Words looked at for phrases, for each one asked for. */
const DEPTH = 5;

export interface Keyword {
  term: number;
  /** The commonest written form. */
  name: string;
  weight: number;
  tally: WordTally;
}

export interface Setting {
  lexicon: Lexicon;
  /** Sites that are spoken of, and in how many of them a word occurs. */
  siteCount: number;
  spreadOf(term: number): number;
  /** Only words of this language; empty for all. */
  language: string;
  most: number;
  /** In place of √(targets · sources), where some pages count more than others. */
  evidenceOf?: (term: number, tally: WordTally) => number;
}

/**
 * `phrasesAmong` gives the phrases of two of the terms: counting all of them would cost far more.
 */
export function* rankKeywords(
  words: Iterable<[term: number, tally: WordTally]>,
  phrasesAmong: (
    terms: ReadonlyMap<number, unknown>,
  ) => Generator<void, Iterable<[number, WordTally]>>,
  setting: Setting,
): Generator<void, Keyword[]> {
  const { lexicon, language, most, evidenceOf = plainEvidence } = setting;
  const evidence = new Map<number, number>();
  const weighed: [number, WordTally, number][] = [];
  let looks = 0;
  for (const [term, tally] of words) {
    if (++looks % A_STEP === 0) yield;
    if (tally.links === 0) continue;
    const found = evidenceOf(term, tally);
    evidence.set(term, found);
    weighed.push([term, tally, found * idf(term, setting)]);
  }
  weighed.sort(heavierFirst);
  const top = new Map<number, Keyword>();
  for (const [term, tally, weight] of weighed) {
    if (++looks % A_STEP === 0) yield;
    if (top.size >= DEPTH * most) break;
    if (language !== '' && !lexicon.isOf(term, language)) continue;
    const name = lexicon.nameOf(term, language);
    const factor = isNavigationWord(name) ? NAVIGATION_WEIGHT : 1;
    top.set(term, { term, name, weight: factor * weight, tally });
  }
  const phrases: [number, WordTally, number][] = [];
  for (const [term, tally] of yield* phrasesAmong(top)) {
    if (tally.links === 0) continue;
    const found = evidenceOf(term, tally);
    evidence.set(term, found);
    phrases.push([term, tally, found * idf(term, setting)]);
  }
  unitePhrases(top, phrases.sort(heavierFirst), evidence, lexicon);
  return shownOnce([...top.values()].sort((a, b) => b.weight - a.weight)).slice(0, most);
}

const heavierFirst = (a: [number, WordTally, number], b: [number, WordTally, number]) =>
  b[2] - a[2] || a[0] - b[0];

function plainEvidence(_term: number, { targets, sources }: WordTally): number {
  return Math.sqrt(targets * sources);
}

function idf(term: number, { siteCount, spreadOf }: Setting): number {
  return Math.log((siteCount + 1) / Math.max(1, spreadOf(term)));
}

/** Phrases that hold together replace their words, the heaviest first. */
function unitePhrases(
  top: Map<number, Keyword>,
  phrases: [number, WordTally, number][],
  evidence: Map<number, number>,
  lexicon: Lexicon,
): void {
  for (const [term, tally] of phrases) {
    const [first, second] = lexicon.partsOf(term) as [number, number];
    const [a, b] = [top.get(first), top.get(second)];
    if (a === undefined || b === undefined) continue;
    if (isNavigationWord(a.name) || isNavigationWord(b.name)) continue;
    const strongest = Math.max(evidence.get(first) as number, evidence.get(second) as number);
    if ((evidence.get(term) as number) < HOLDS_TOGETHER * strongest) continue;
    top.delete(first);
    top.delete(second);
    const weight = Math.max(a.weight, b.weight);
    top.set(term, { term, name: `${a.name} ${b.name}`, weight, tally });
  }
}

function shownOnce(keywords: Keyword[]): Keyword[] {
  const shown = new Set<string>();
  return keywords.filter(({ name }) => {
    const plain = name.toLowerCase();
    if (shown.has(plain)) return false;
    shown.add(plain);
    return true;
  });
}
