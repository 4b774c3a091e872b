/** Sites and pages that belong together by what links say of them, as it is told to people. */
import type { Reading } from './about.ts';

/** How a group was found: by words that mean nearly the same, or by topics of a tree. */
export type GroupedBy = 'words' | 'topics';

/** A site or page: what it is called, the address it opens at, and what is said of it. */
export interface Grouped {
  name: string;
  page: string;
  words: string[];
}

export interface MeaningGroup {
  /** What most of the group share. */
  label: string[];
  /** The nearest first, as many as are told. */
  members: Grouped[];
  /** How many there are in all. */
  of: number;
}

export interface RelatedGroup extends MeaningGroup {
  by: GroupedBy;
}

/**
 * The groups a page's site belongs to; `members` are the other sites. Null: it was not recorded.
 */
export type GroupsAnswer = { reading: Reading } | { groups: RelatedGroup[]; looked: Looked } | null;

/** The groups of pages that come nearest to a question; `members` are pages. */
export type FoundAnswer = { reading: Reading } | { found: MeaningGroup[]; looked: Looked };

/** How many sites or pages were compared, and how many there are. */
export interface Looked {
  at: number;
  of: number;
}

/** The longest question. */
export const LONGEST_QUESTION = 200;
