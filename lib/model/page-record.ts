/**
 * A page as the harvest leaves it: everything the papers use of a document and nothing else.
 * Plain JSON, because that is what crosses from the page to the background.
 * All URLs are canonical (lib/url/canonical-url.ts); every list is bounded (`LIMITS`), and a list
 * that reached its bound says so in `cuts`.
 */
export interface PageRecord {
  format: 1;
  url: string;
  title: string;
  /** The `lang` attribute, as written. */
  lang: string;
  /** Names and addresses the page gives itself. */
  self: SelfDescription;
  links: Link[];
  features: PageFeatures;
  cuts: Cut[];
}

/**
 * What a page says about its own identity; each becomes an alias or a name, never a silent merge.
 */
export interface SelfDescription {
  /** `rel=canonical`, empty when none. */
  canonical: string;
  /** The address this document was reached through, when it redirected; empty when not. */
  redirectedFrom: string;
  siteName: string;
  generator: string;
  /** `hreflang` alternates. */
  alternates: { lang: string; url: string }[];
  feeds: { title: string; url: string }[];
}

/** Where on the page a link stands, so that a template's links can weigh differently. */
export const LINK_PLACES = ['main', 'navigation', 'header', 'footer', 'aside', 'list'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

/** One target of a page; repeated links to it are counted, the first telling words are kept. */
export interface Link {
  to: string;
  place: LinkPlace;
  /** How many times the page links there. */
  times: number;
  rel: string;
  /** Anchor text, and the alternative text of images in the anchor. */
  text: string;
  alt: string;
  /** Words of the THESUS window before and after the anchor, separated by single spaces. */
  before: string;
  after: string;
}

/** The WBD features that are not links, title or URL; see lab/harvest/features.ts for all nine. */
export interface PageFeatures {
  images: string[];
  mailtos: string[];
  anchors: string[];
  resources: string[];
  scripts: string[];
  /** Body words with their counts, commonest first. */
  words: [word: string, times: number][];
  /** Resources the browser really loaded (resource timing). */
  loaded: string[];
}

/** A list that reached its bound: what was cut, and at how many. */
export interface Cut {
  what: string;
  at: number;
}

/** Bounds of a record. A longer page is cut there and says so. */
export const LIMITS = {
  url: 2048,
  links: 20_000,
  title: 512,
  text: 256,
  window: 128,
  features: 1000,
  words: 2000,
  aliases: 64,
} as const;
