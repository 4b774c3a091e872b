import type { SayingLink } from '../model/about.ts';
import type { AnchorWords } from '../model/page-record.ts';
import { anchorsOf } from '../semantics/link-index.ts';
import { hasOneOf } from '../semantics/phrases.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import type { WordIndex } from './word-index.ts';

/** Links as they stand on their pages, each with the first of its anchors that has the term. */
export async function linksAsTheyStand(
  db: Database,
  index: WordIndex,
  links: readonly string[][],
  term: number,
): Promise<SayingLink[]> {
  const { index: known } = index.words;
  const speaks = hasOneOf(known.lexicon, new Set([term]));
  const told: SayingLink[] = [];
  for (const [from, to] of links) {
    const seq = index.seqAt(from);
    const row = seq === null ? undefined : await db.pages.get(seq);
    const record = row === undefined ? null : await unpackPage(row);
    const link = record?.links.find((one) => one.to === to);
    if (record === null || link === undefined) continue; // forgotten a moment ago
    const language = known.languageOf(known.numberOf(from)) ?? ''; // likewise
    const says = (anchor: AnchorWords) => speaks(known.formsOf(anchor, language));
    const { text, alt, before, after } = anchorsOf(link).find(says) ?? link;
    told.push({ from, title: record.title, to, text: text || alt, before, after });
  }
  return told;
}
