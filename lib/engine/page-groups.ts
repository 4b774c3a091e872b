/**
 * A question in words, answered by groups of pages (THESUS §5.5): pages are grouped by what links
 * say of them (DBSCAN), the groups nearest to the question are found by their labels, and their
 * pages ranked. Words count by what they mean, so a page is found by a word that no link to it has.
 * A page like no other is a group by itself. At most `MOST_PAGES` are compared, of every site those
 * that most pages link to; how many that is, is told. Groups are kept while nothing changes.
 */

import type { FoundAnswer, Looked, MeaningGroup } from '../model/groups.ts';
import { paced, SLICE } from '../pace/breathing.ts';
import { CloseWords } from '../semantics/close-words.ts';
import { groupsOf, type NearGroup, nearGroups, type TermGroup } from '../semantics/groups.ts';
import { groupByLikeness } from '../semantics/meaning-groups.ts';
import {
  likenesses,
  pagesMostSpokenOf,
  type Spoken,
  spokenPages,
} from '../semantics/spoken-sets.ts';
import type { TermSet } from '../semantics/term-sets.ts';
import { keywordsOf } from '../text/keywords.ts';
import { withoutScheme } from '../url/anatomy.ts';
import type { TopicsInUse } from './topics.ts';
import type { WordIndex } from './word-index.ts';

const MOST_PAGES = 1000;
const DENSITY = { minSimilarity: 0.7, minNeighbours: 1 };
const MOST_GROUPS = 5;
const MOST_TOLD = 8;
/** Words of a question. */
const MOST_WORDS = 10;
/** One word of the question is met, if only in meaning, and the label says nothing else of it. */
const ONE_MET = 0.45;

interface Made {
  version: number;
  urls: string[];
  spoken: Spoken[];
  sets: TermSet[];
  groups: TermGroup[];
  close: CloseWords;
  looked: Looked;
}

export class PageGroups {
  #made: Made | null = null;

  constructor(
    private readonly index: WordIndex,
    private readonly topics: TopicsInUse,
    private readonly mostPages = MOST_PAGES,
  ) {}

  async find(text: string): Promise<FoundAnswer> {
    const reading = await this.index.upToDate();
    if (reading !== null) return { reading };
    const { wordnet } = await this.topics.current();
    if (this.#made?.version !== this.index.version) {
      this.#made = await this.#make(new CloseWords(wordnet));
    }
    const made = this.#made;
    const { sets, groups, close, looked } = made;
    const terms = [...new Set(keywordsOf(text, '').map((word) => close.termOf(word)))];
    if (terms.length === 0) return { found: [], looked };
    const asked = terms.slice(0, MOST_WORDS);
    const question = { terms: asked, weights: asked.map(() => 1) };
    const answers = nearGroups(question, groups, sets, close.alike, ONE_MET / asked.length);
    return { found: answers.slice(0, MOST_GROUPS).map((one) => told(made, one)), looked };
  }

  /** Others may ask between any two pages; what changes meanwhile is grouped the next time. */
  async #make(close: CloseWords): Promise<Made> {
    const { words, version, turns } = this.index;
    const all = pagesMostSpokenOf(words);
    const urls = all.slice(0, this.mostPages);
    const spoken = await turns.paced(spokenPages(words, urls, close), SLICE.worker);
    const sets = spoken.map(({ set }) => set);
    const count = sets.length;
    const table = await paced(likenesses(sets, close), SLICE.worker);
    const assignment = groupByLikeness(count, (a, b) => table[a * count + b], DENSITY);
    const groups = groupsOf(
      assignment.map((group, i) => (group < 0 ? count + i : group)),
      sets,
    );
    const looked = { at: count, of: all.length };
    return { version, urls, spoken, sets, groups, close, looked };
  }
}

function told({ groups, close, urls, spoken }: Made, { group, pages }: NearGroup): MeaningGroup {
  return {
    label: groups[group].label.terms.map((term) => close.nameOf(term)),
    members: pages.slice(0, MOST_TOLD).map(({ page }) => ({
      name: withoutScheme(urls[page]),
      page: urls[page],
      words: spoken[page].words,
    })),
    of: pages.length,
  };
}
