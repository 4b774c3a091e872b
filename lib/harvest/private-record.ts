/** Texts of a record without the words that belong to one person (lib/text/private-words.ts). */
import type { Link, PageRecord } from '../model/page-record.ts';
import { cleanText } from '../text/clean.ts';
import { MASK, privateSpans, withoutPrivateWords } from '../text/private-words.ts';

/** All of a record; one that the harvest made stays as it is. */
export function withoutPrivateWordsIn(record: PageRecord): PageRecord {
  const { self, features } = record;
  return {
    ...record,
    title: withoutPrivateWords(record.title),
    lang: withoutPrivateWords(record.lang),
    self: {
      ...self,
      siteName: withoutPrivateWords(self.siteName),
      generator: withoutPrivateWords(self.generator),
      alternates: self.alternates.map((one) => ({ ...one, lang: withoutPrivateWords(one.lang) })),
      feeds: self.feeds.map((one) => ({ ...one, title: withoutPrivateWords(one.title) })),
    },
    links: record.links.map(sharedLink),
    features: {
      ...features,
      anchors: features.anchors.filter(isShared),
      words: features.words.filter(([word]) => isShared(word)),
    },
  };
}

const sharedLink = (link: Link): Link => ({
  ...link,
  rel: withoutPrivateWords(link.rel),
  text: withoutPrivateWords(link.text),
  alt: withoutPrivateWords(link.alt),
  before: wordsToShare(link.before),
  after: wordsToShare(link.after),
});

/** Is nothing of this one person's? */
export const isShared = (text: string): boolean => privateSpans(text).length === 0;

/** Of a window: words and single blanks, nothing in the place of what is left out. */
export function wordsToShare(words: string): string {
  let shared = words;
  // Without a mask between them, words have come nearer to each other.
  for (let masked = withoutPrivateWords(shared); masked !== shared; ) {
    shared = masked.split(MASK).join(' ').replace(/\s+/g, ' ').trim();
    masked = withoutPrivateWords(shared);
  }
  return shared;
}

/** As `cleanText`; nothing private is cut in two, since it is left out before. */
export const sharedText = (text: string, most: number): string =>
  cleanText(withoutPrivateWords(cleanText(text, 8 * most)), most);
