/**
 * Document → PageRecord: the nine features of WBD (§4.1), the links with their THESUS windows, and
 * what the page says of itself, in one walk. The same code reads a page in the browser and a parsed
 * document elsewhere: it uses no browser API, only what comes in.
 * The language is not part of it: the companion finds it, so that no page has to load a
 * language detector.
 */
import { LIMITS, type PageRecord } from '../model/page-record.ts';
import type { Pace } from '../pace/breathing.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { type Dom, domOf } from './dom.ts';
import { PageReader } from './page-reader.ts';
import { sharedText } from './private-record.ts';
import { walk } from './walk.ts';

export interface Page {
  document: Document;
  /** The address the browser shows. */
  url: string;
  /** The address that was asked for, when the server sent the reader on. */
  redirectedFrom?: string;
  /** Addresses of what the page really loaded. */
  loaded?: string[];
}

export async function harvestPage(page: Page, pace: Pace): Promise<PageRecord> {
  const url = canonicalUrl(page.url);
  if (url === null) throw new Error('Only a page with an http or https address can be harvested.');
  const dom = domOf(page.document);
  const reader = new PageReader(dom, url, baseOf(dom, page.url));
  await pace.yieldNow();
  const { nodes, moved, complete } = await walk(dom, reader, pace);
  if (!complete) await reader.readRest(pace.yieldNow);
  for (const address of page.loaded ?? []) {
    const loaded = canonicalUrl(address);
    if (loaded !== null && loaded !== url) reader.lists.loaded.add(loaded);
  }
  // Empty where it was reached directly, or where that is refused.
  const redirectedFrom = canonicalUrl(page.redirectedFrom ?? '') ?? '';
  const cuts = reader.cuts();
  if (!complete) cuts.push({ what: 'nodes', at: nodes });
  if (moved > 0) cuts.push({ what: 'moved', at: moved });
  return {
    format: 1,
    url,
    title: sharedText(reader.title, LIMITS.title),
    lang: reader.self.lang,
    self: {
      ...reader.self.description,
      redirectedFrom: redirectedFrom === url ? '' : redirectedFrom,
    },
    links: reader.links.links,
    features: reader.features(),
    cuts,
  };
}

/** A page has one; more without an address are not looked through. */
const MOST_BASES = 100;

/** The address that relative ones start from: that of the first `<base>`, if it is http(s). */
function baseOf(dom: Dom, address: string): string {
  const bases = dom.byName('base');
  for (let i = 0; i < Math.min(bases.length, MOST_BASES); i++) {
    if (dom.hasAttribute(bases[i], 'href')) return joined(dom.attribute(bases[i], 'href'), address);
  }
  return address;
}

function joined(href: string, address: string): string {
  if (!URL.canParse(href, address)) return address;
  const url = new URL(href, address);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : address;
}
