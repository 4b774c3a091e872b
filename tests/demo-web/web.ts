import type { Answer, Site } from './site.ts';
import { bank, privateNotes } from './sites/canaries.ts';
import { commonGround } from './sites/common-ground.ts';
import { quillAndCrumb } from './sites/crumb.ts';
import { directory } from './sites/directory.ts';
import { ferries } from './sites/ferries.ts';
import { lanternChoir } from './sites/lantern-choir.ts';
import { lindenCdn } from './sites/linden-cdn.ts';
import { lowWater } from './sites/low-water.ts';
import { mossSociety } from './sites/moss-society.ts';
import { museum } from './sites/museum.ts';
import { northmere } from './sites/northmere.ts';
import { tidewaterPottery } from './sites/pottery.ts';
import { saltmarshRecords } from './sites/saltmarsh-records.ts';
import { tideClocks } from './sites/tide-clocks.ts';

/** A logical website of the demo web: the truth a boundary is measured against. */
export interface DemoSite {
  name: string;
  start: string;
  /** All its pages; an endless section counts with its entrance only. */
  pages: string[];
  hosts: string[];
}

const LABELLED: Site[] = [
  museum,
  ferries,
  northmere,
  tideClocks,
  lanternChoir,
  mossSociety,
  quillAndCrumb,
  tidewaterPottery,
  lowWater,
  saltmarshRecords,
  directory,
];
const CANARIES: Site[] = [bank, privateNotes];
const ALL: Site[] = [...LABELLED, commonGround, lindenCdn, ...CANARIES];

export const DEMO_SITES: DemoSite[] = LABELLED.map(truthOf);

/** Hosts that no other page links to; what they say must never be stored or sent. */
export const CANARY_SITES: DemoSite[] = CANARIES.map(truthOf);

/** One word per canary host: in each title, text, path and link there, and nowhere else. */
export { CANARY_WORDS } from './sites/canaries.ts';

/** Pages that belong to none of the sites. */
export const OTHER_PAGES: string[] = Object.keys(commonGround.pages);

/** The one link that leads nowhere, on purpose. */
export const DEAD_LINKS = ['http://www.harbourmuseum.example/exhibits/whale-jaw'];

const answers = answersOf(ALL);
const hosts = new Set([...answers.keys()].map((url) => new URL(url).host));

/** What the demo web says to a GET of `url`. Fragments and tracking parameters change nothing. */
export function pageAt(url: string): Answer {
  const asked = withoutTracking(url);
  const found = answers.get(asked.href);
  if (found !== undefined) return found;
  if (!hosts.has(asked.host)) return html(404, notFound(`There is no host ${asked.host} here.`));
  if (asked.pathname === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: '' };
  for (const site of ALL) {
    const document = site.endless?.(asked); // most sites have no endless section
    if (document !== undefined) return html(200, document);
  }
  return html(404, notFound(`${asked.host} has no page ${asked.pathname}.`));
}

/** The name of the site a URL belongs to; undefined for pages of no site and for assets. */
export function siteOf(url: string): string | undefined {
  const asked = withoutTracking(url);
  return LABELLED.find(
    (site) =>
      asked.href in site.pages ||
      asked.href in (site.moved ?? {}) ||
      site.endless?.(asked) !== undefined,
  )?.name;
}

function truthOf({ name, start, pages }: Site): DemoSite {
  const urls = Object.keys(pages);
  return { name, start, pages: urls, hosts: [...new Set(urls.map((url) => new URL(url).host))] };
}

function answersOf(sites: Site[]): Map<string, Answer> {
  const found = new Map<string, Answer>();
  const put = (url: string, answer: Answer) => {
    if (found.has(url)) throw new Error(`The demo web has two answers for ${url}.`);
    found.set(url, answer);
  };
  for (const site of sites) {
    for (const [url, document] of Object.entries(site.pages)) put(url, html(200, document));
    for (const [url, asset] of Object.entries(site.assets)) put(url, asset);
    for (const [url, location] of Object.entries(site.moved ?? {}))
      put(url, { ...html(301, notFound(`This page has moved to ${location}.`)), location });
  }
  for (const host of new Set([...found.keys()].map((url) => new URL(url).host)))
    put(`http://${host}/robots.txt`, {
      status: 200,
      type: 'text/plain',
      body: robots(sites, host),
    });
  return found;
}

function robots(sites: Site[], host: string): string {
  const closed = sites.flatMap((site) => site.disallow?.[host] ?? []);
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('') || 'Disallow:\n'}`;
}

function withoutTracking(url: string): URL {
  const asked = new URL(url);
  asked.hash = '';
  const tracking = [...asked.searchParams.keys()].filter((key) => /^(utm_\w+|fbclid)$/.test(key));
  for (const key of tracking) asked.searchParams.delete(key);
  return asked;
}

function html(status: number, body: string): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}

function notFound(sentence: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not here</title></head>' +
    `<body><h1>Not here</h1><p>${sentence}</p></body></html>`
  );
}
