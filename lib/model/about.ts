/** What links say of a site, as it is told to people. */

/** Which links count: those on pages of other sites, on the site's own, or all. */
export const ABOUT_SIDES = ['outside', 'inside', 'both'] as const;
export type AboutSide = (typeof ABOUT_SIDES)[number];

/**
 * Of what: the page's site, directory or the page itself; the world or another site, by its site;
 * its site, by another.
 */
export const ABOUT_WHAT = ['site', 'directory', 'page', 'outgoing', 'between', 'said-by'] as const;
export type AboutWhat = (typeof ABOUT_WHAT)[number];

/** Words that stand in the sentence which says who uses them. */
export const SENTENCE_WORDS = 3;

export interface AboutAsked {
  /** An opened page. */
  page: string;
  what: AboutWhat;
  side: AboutSide;
  /** A page of the other site, where `what` is "between" or "said-by"; else empty. */
  other: string;
  /** A directory above the page, where `what` is "directory"; empty for the one it lies in. */
  directory: string;
  /**
   * Only words of this language; empty, or one that none of the links are in: the commonest there.
   */
  language: string;
}

export interface SaidWord {
  word: string;
  /** Of the heaviest. */
  weight: number;
  /** Links that have it, different pages they lead to, different pages they stand on. */
  links: number;
  targets: number;
  sources: number;
}

export interface Concept {
  name: string;
  /** 0 for what is only above something that was meant. */
  weight: number;
  words: string[];
  below: Concept[];
}

/**
 * Another site: one that is spoken of alike, that this one speaks of, or that speaks of this one.
 */
export interface NearSite {
  name: string;
  /** Its oldest opened page. */
  page: string;
  /**
   * What is said of it; and how many links lead there or come from there, 0 where that
   * was not asked.
   */
  words: string[];
  links: number;
}

export interface About {
  words: SaidWord[];
  /** The language the words are in; empty for all. */
  language: string;
  /**
   * Languages of the pages that speak, by links, most first; pages of no known one are left out.
   */
  languages: [code: string, links: number][];
  links: number;
  /** Pages whose links have one of the first `SENTENCE_WORDS` words, and the sites they are of. */
  pages: number;
  sites: number;
  /** Links from outside and from inside the site, whichever side was asked for. */
  outside: number;
  inside: number;
  concepts: Concept[];
  /** Sites spoken of alike, where a site is asked about; those it links to, where they are. */
  near: NearSite[];
  /** Sites that link to a site that is asked about, those with the most links first. */
  speaking: NearSite[];
  /** Directories the page lies in, its own first, where one is asked about. */
  directories: string[];
  /** Some links were left out because a bound was reached. */
  full: boolean;
}

/** How far the reading of stored pages is. */
export interface Reading {
  done: number;
  of: number;
}

/** Null: the page was not recorded. */
export type AboutAnswer = { reading: Reading } | { about: About } | null;

export interface SayingLink {
  from: string;
  title: string;
  to: string;
  /** The text of the link and what stands beside it. */
  text: string;
  before: string;
  after: string;
}

/** Some of the links; `next` is where to go on, null behind the last. */
export interface FoundLinks {
  links: SayingLink[];
  of: number;
  next: number | null;
}

export type LinksAnswer = { reading: Reading } | FoundLinks | null;
