/**
 * The nine features of WBD (§4.1), each by its name, as lists of values: a page either has a value
 * or not. Addresses are values whole; URL, title and body give words, without stop words of the
 * page's language.
 */
import type { PageRecord } from '../../lib/model/page-record.ts';
import { isKeyword, keywordsOf } from '../../lib/text/keywords.ts';
import { urlWords } from '../url/url-words.ts';

export const FEATURES = [
  'hyperlinks',
  'images',
  'mailtos',
  'anchors',
  'resources',
  'scripts',
  'url',
  'title',
  'body',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * `language` decides which words are stop words; the one the page declares, unless one was found.
 */
export function feature(record: PageRecord, name: Feature, language = record.lang): string[] {
  return READERS[name](record, language);
}

/** The same in words, as the paper compares pages: addresses are divided at their delimiters. */
export function featureWords(record: PageRecord, name: Feature, language = record.lang): string[] {
  const values = feature(record, name, language);
  return ADDRESSES.has(name) ? distinct(values.flatMap(urlWords)) : values;
}

const ADDRESSES = new Set<Feature>(['hyperlinks', 'images', 'resources', 'scripts']);

const READERS: Record<Feature, (record: PageRecord, language: string) => string[]> = {
  hyperlinks: ({ links }) => links.map((link) => link.to),
  images: ({ features }) => features.images,
  mailtos: ({ features }) => features.mailtos,
  anchors: ({ features }) => features.anchors,
  resources: ({ features }) => features.resources,
  scripts: ({ features }) => features.scripts,
  url: ({ url }) => urlWords(url),
  title: ({ title }, language) => distinct(lowerCase(keywordsOf(title, language))),
  body: ({ features }, language) => {
    const words = features.words.map(([word]) => word);
    return words.filter((word) => isKeyword(word, language));
  },
};

function lowerCase(words: string[]): string[] {
  return words.map((word) => word.toLowerCase());
}

function distinct(words: string[]): string[] {
  return [...new Set(words)];
}
