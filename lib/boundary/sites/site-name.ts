/**
 * What to call a site: the name its pages give themselves, the part their titles have in common,
 * the title of its first page, and only then its address; never the bare host of a site that is
 * but a part of it. Cost: the titles of the pages asked, at most MOST_ASKED.
 */
import { hostOf } from '../../url/anatomy.ts';

export interface NamedPage {
  url: string;
  title: string;
  siteName: string;
  /** Pages of the site that link to it. */
  linked: number;
}

export interface SitePlace {
  /**
   * The narrowest directory that holds all pages, `www.example.org/docs/`; '' over several hosts.
   */
  directory: string;
  hosts: string[];
  /** The site is all that is known of its one host. */
  isWholeHost: boolean;
}

const MOST_ASKED = 200;
/** A name must be on this part of the pages. */
const ENOUGH = 0.4;
const LONGEST = 80;
const SEPARATORS = /\s+[|·•»›<>:—–-]+\s+|\s*[|•»›—–]\s*|::|:\s+/;

export function nameOf(pages: readonly NamedPage[], place: SitePlace): string {
  const step = Math.ceil(pages.length / MOST_ASKED);
  const asked = pages.filter((_, i) => i % step === 0);
  const found =
    commonest(asked.map((page) => [page.siteName])) ??
    commonest(asked.map((page) => partsOf(page.title))) ??
    firstTitle(asked);
  return (found ?? addressName(place)).slice(0, LONGEST);
}

/** The text most pages have, each page counting once; null when it is on too few. */
function commonest(texts: string[][]): string | null {
  const counts = new Map<string, number>();
  for (const own of texts) {
    for (const text of new Set(own)) {
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const least = Math.max(2, ENOUGH * texts.length);
  let best: string | null = null;
  for (const [text, count] of counts) {
    if (count < least) continue;
    const before = best === null ? 0 : counts.get(best)!;
    if (count > before || (count === before && isBetter(text, best!))) best = text;
  }
  return best;
}

/**
 * Of two as common ones the longer says more; of two as long ones any will do, but always the same.
 */
const isBetter = (text: string, other: string): boolean =>
  text.length > other.length || (text.length === other.length && text < other);

function partsOf(title: string): string[] {
  const parts = title.split(SEPARATORS).map((part) => part.trim());
  return parts.length > 1 ? parts.filter((part) => /\p{L}{2}/u.test(part)) : [title.trim()];
}

/**
 * The title of the page most linked to; of several, the one with most words of its host's name,
 * then the one with the shortest address: most likely the way in.
 */
function firstTitle(pages: readonly NamedPage[]): string | null {
  const titled = pages.filter((page) => page.title.trim() !== '');
  if (titled.length === 0) return null;
  const [first] = titled.sort(
    (a, b) =>
      b.linked - a.linked ||
      hostWords(b) - hostWords(a) ||
      a.url.length - b.url.length ||
      (a.url < b.url ? -1 : 1),
  );
  return withoutNumber(first);
}

/**
 * `Herons [1a00]` of the page `?id=1a00`: what the address has too is the page's number, no name.
 */
function withoutNumber({ title, url }: NamedPage): string {
  const [, words, number] = /^(.*\S)\s*[[(#]([^\s[\]()#]+)[\])]?$/.exec(title.trim()) ?? [];
  return number !== undefined && url.includes(number) ? words : title.trim();
}

function addressName({ directory, hosts, isWholeHost }: SitePlace): string {
  if (isWholeHost && hosts.length === 1) return hosts[0];
  if (directory === `${hosts[0]}/`) return `part of ${hosts[0]}`;
  if (directory !== '') return directory.replace(/\/$/, '');
  return `${hosts[0]} and ${hosts.length - 1} more`;
}

/** Words of the title that are part of the host's name. */
function hostWords({ url, title }: NamedPage): number {
  const host = hostOf(url);
  const words = title.toLowerCase().split(/[^\p{L}]+/u);
  return words.filter((word) => word.length > 3 && host.includes(word)).length;
}
