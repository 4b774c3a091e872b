/**
 * What a page says about itself in its head: its canonical address, its other languages, its feeds,
 * the name of its site, its generator, its language. First word wins; lists are bounded.
 */
import { type Cut, LIMITS, type SelfDescription } from '../model/page-record.ts';
import { cleanText, cutAt } from '../text/clean.ts';
import type { Dom } from './dom.ts';
import { sharedText } from './private-record.ts';

export class SelfReader {
  readonly description: SelfDescription = {
    canonical: '',
    redirectedFrom: '',
    siteName: '',
    generator: '',
    alternates: [],
    feeds: [],
  };
  lang = '';
  readonly #dom: Dom;
  readonly #resolve: (address: string) => string | null;

  constructor(dom: Dom, resolve: (address: string) => string | null) {
    this.#dom = dom;
    this.#resolve = resolve;
  }

  readLanguage(html: Element): void {
    const lang = this.#dom.attribute(html, 'lang') || this.#dom.attribute(html, 'xml:lang');
    if (this.lang === '') this.lang = sharedText(lang, LONGEST_LANG);
  }

  readMeta(meta: Element): void {
    const key = this.#dom.attribute(meta, 'property') || this.#dom.attribute(meta, 'name');
    const content = sharedText(this.#dom.attribute(meta, 'content'), LIMITS.text);
    const description = this.description;
    switch (cutAt(key, LIMITS.text).toLowerCase()) {
      case 'og:site_name':
        if (description.siteName === '') description.siteName = content;
        return;
      case 'generator':
        if (description.generator === '') description.generator = content;
    }
  }

  /** Reads a `<link>`; true when it names a resource of the page (style sheet, icon, feed …). */
  readLink(link: Element): boolean {
    const rels = cleanText(this.#dom.attribute(link, 'rel'), LIMITS.text).toLowerCase().split(' ');
    const url = this.#resolve(this.#dom.attribute(link, 'href'));
    if (url === null) return false;
    if (rels.includes('canonical') && this.description.canonical === '') {
      this.description.canonical = url;
    }
    if (rels.includes('alternate')) return this.#readAlternate(link, url);
    return rels.some((rel) => RESOURCES.has(rel));
  }

  cuts(): Cut[] {
    const { alternates, feeds } = this.description;
    return [
      { what: 'alternates', at: alternates.length },
      { what: 'feeds', at: feeds.length },
    ].filter(({ at }) => at === LIMITS.aliases);
  }

  #readAlternate(link: Element, url: string): boolean {
    const { alternates, feeds } = this.description;
    if (FEED.test(this.#dom.attribute(link, 'type'))) {
      const title = sharedText(this.#dom.attribute(link, 'title'), LIMITS.text);
      if (feeds.length < LIMITS.aliases) feeds.push({ title, url });
      return true;
    }
    const lang = sharedText(this.#dom.attribute(link, 'hreflang'), LONGEST_LANG);
    if (lang !== '' && alternates.length < LIMITS.aliases) alternates.push({ lang, url });
    return false;
  }
}

/** Longer than any language tag in use. */
const LONGEST_LANG = 35;

const FEED = /^application\/(?:rss|atom|feed)\+(?:xml|json)/i;

const RESOURCES = new Set(
  `stylesheet icon shortcut apple-touch-icon apple-touch-icon-precomposed mask-icon manifest
  preload modulepreload search`.split(/\s+/),
);
