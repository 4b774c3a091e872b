/** The links that gave a word: which they are, in what order they are told, how they read. */
import type { SayingLink } from '../model/about.ts';
import type { MeantLinks } from '../semantics/meant-links.ts';
import type { Keyword } from '../semantics/rank-keywords.ts';
import type { SiteWords } from '../semantics/site-words.ts';
import { linksWith } from '../semantics/tally-links.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import type { WordIndex } from './word-index.ts';

/** Those of the links meant that have one of the words, as numbers of source and target. */
export const pairsWith = ({ index }: SiteWords, links: MeantLinks, keywords: readonly Keyword[]) =>
  linksWith(index, new Set(keywords.map(({ term }) => term)), links);

/**
 * One link of every site, then a second, and so on: a site of a thousand would drown the others.
 */
export function sitesInTurn(pairs: [number, number][], words: SiteWords): [number, number][] {
  const seen = new Map<number, number>();
  const ranked = pairs.map((pair): [rank: number, pair: [number, number]] => {
    const site = words.siteAt(pair[0]);
    const rank = (seen.get(site) ?? 0) + 1;
    seen.set(site, rank);
    return [rank, pair];
  });
  ranked.sort(([a], [b]) => a - b);
  return ranked.map(([, pair]) => pair);
}

/** The links as they stand on their pages. */
export async function asTheyStand(
  db: Database,
  links: readonly string[][],
  index: Pick<WordIndex, 'seqAt'>,
): Promise<SayingLink[]> {
  const told: SayingLink[] = [];
  for (const [from, to] of links) {
    const seq = index.seqAt(from);
    const row = seq === null ? undefined : await db.pages.get(seq);
    const record = row === undefined ? null : await unpackPage(row);
    const link = record?.links.find((one) => one.to === to);
    if (record === null || link === undefined) continue; // forgotten a moment ago
    const { before, after } = link;
    told.push({ from, title: record.title, to, text: link.text || link.alt, before, after });
  }
  return told;
}
