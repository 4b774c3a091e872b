/** Random links with words, and the index that holds them. */
import fc from 'fast-check';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import type { WordedLink } from '../oracles/thesus-operators.ts';

/** Words of different stems, none a stop word. */
export const WORDS = ['museum', 'london', 'opera', 'garden', 'music', 'castle'];
export const URLS = [
  'https://a.org/',
  'https://a.org/x',
  'https://a.org/x/y',
  'https://b.org/',
  'https://b.org/x',
  'https://c.net/',
];

export const words = fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 });
export const urls = fc.uniqueArray(fc.constantFrom(...URLS), { maxLength: 4 });
export const wordedLinks: fc.Arbitrary<WordedLink[]> = fc.array(
  fc.record({
    from: fc.constantFrom(...URLS),
    to: fc.constantFrom(...URLS),
    keywords: words,
  }),
  { maxLength: 14 },
);

/** A link whose words stand in its anchor and its windows. */
export function linkWith(to: string, keywords: string[]): LinkWords {
  const [first = '', second = '', ...rest] = keywords;
  return { to, text: first, alt: '', before: `the ${second}`, after: rest.join(' ') };
}

export function indexOf(links: WordedLink[]): LinkIndex {
  const index = new LinkIndex((url) => `text of ${url}`);
  for (const [url, own] of byPage(links)) {
    index.add(
      url,
      'en',
      own.map(({ to, keywords }) => linkWith(to, keywords)),
    );
  }
  return index;
}

export function byPage(links: WordedLink[]): Map<string, WordedLink[]> {
  const pages = new Map<string, WordedLink[]>();
  for (const link of links) pages.set(link.from, [...(pages.get(link.from) ?? []), link]);
  return pages;
}
