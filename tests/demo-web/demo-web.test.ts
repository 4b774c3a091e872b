import { describe, expect, it } from 'vitest';
import {
  CANARY_SITES,
  CANARY_WORDS,
  DEAD_LINKS,
  DEMO_SITES,
  OTHER_PAGES,
  pageAt,
  siteOf,
} from './web.ts';

const PAGES = DEMO_SITES.flatMap((site) => site.pages);
const CANARY_PAGES = CANARY_SITES.flatMap((site) => site.pages);
const EVERY_PAGE = [...PAGES, ...OTHER_PAGES, ...CANARY_PAGES];
const CALENDAR = 'http://www.harbourmuseum.example/events/calendar';
const SEARCH = 'http://archive.harbourmuseum.example/search?q=rope';

describe('the demo web', () => {
  it('is large and varied enough', () => {
    expect(new Set(DEMO_SITES.flatMap((site) => site.hosts)).size).toBeGreaterThanOrEqual(6);
    expect(DEMO_SITES.length).toBeGreaterThanOrEqual(8);
    expect(PAGES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(EVERY_PAGE).size).toBe(EVERY_PAGE.length);
  });

  it('has no dead link but the deliberate one', () => {
    const dead = EVERY_PAGE.flatMap((page) =>
      addressesOf(page).filter((url) => pageAt(landing(url)).status !== 200),
    );

    expect(dead).toEqual(DEAD_LINKS);
  });

  it.each([...DEMO_SITES, ...CANARY_SITES])('joins all pages of $name to its start', (site) => {
    const reached = new Set([site.start]);
    for (const page of reached)
      for (const url of linksOf(page)) if (site.pages.includes(url)) reached.add(url);

    expect(site.pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  it.each(DEMO_SITES)('says of each page of $name that it belongs there', (site) => {
    expect(site.pages.map(siteOf)).toEqual(site.pages.map(() => site.name));
  });

  it('has well-formed pages with titles of their own', () => {
    for (const page of EVERY_PAGE) {
      const { status, body } = pageAt(page);
      expect(status, page).toBe(200);
      expect(/<title>[^<]{4,}<\/title>/.test(body), `${page} has a title`).toBe(true);
      expect(unbalancedTags(body), page).toEqual([]);
    }
    const titles = EVERY_PAGE.map((page) => /<title>(.*)<\/title>/.exec(pageAt(page).body)?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('never says the same thing on two pages', () => {
    const texts = EVERY_PAGE.map(mainTextOf);
    expect(new Set(texts).size).toBe(texts.length);
    expect(EVERY_PAGE.filter((_, i) => texts[i].split(' ').length < 20)).toEqual([]);
  });

  it('spreads one site over three hosts of two domains', () => {
    const [museum] = DEMO_SITES;
    expect(museum.hosts).toHaveLength(3);
    expect(new Set(museum.hosts.map((host) => host.split('.').slice(-2).join('.'))).size).toBe(2);
  });

  it.each(['pages.commonground.example', 'www.northmere.example'])(
    'seats two sites on %s',
    (host) => {
      expect(DEMO_SITES.filter((site) => site.hosts.includes(host))).toHaveLength(2);
    },
  );

  it('dresses two sites in the same theme from one content network', () => {
    const [crumb, pottery] = ['Quill and Crumb', 'Tidewater Pottery'].map(
      (name) => DEMO_SITES.find((site) => site.name === name)!.start,
    );
    const theme = (page: string) => assetsOf(page).filter((url) => url.includes('/v3/'));
    expect(theme(crumb)).toHaveLength(3);
    expect(theme(crumb)).toEqual(theme(pottery));
    expect(assetsOf(crumb).every((url) => url.startsWith('http://cdn.'))).toBe(true);
  });

  it('lets the blog link to every other site', () => {
    const blog = DEMO_SITES.find((site) => site.name === 'Low Water')!;
    const linked = new Set(blog.pages.flatMap(linksOf).map(siteOf));
    expect(DEMO_SITES.filter((site) => !linked.has(site.name))).toEqual([]);
  });

  it.each([
    ['a password field', /type="password"/],
    ['a canonical address', /rel="canonical"/],
    ['alternates by language', /hreflang="de"/],
    ['a site name', /og:site_name/],
    ['a mail address', /href="mailto:/],
    ['tracking parameters', /utm_source=/],
    ['French', /<html lang="fr">/],
    ['German', /<html lang="de">/],
  ])('has %s', (_, pattern) => {
    expect(PAGES.some((page) => pattern.test(pageAt(page).body))).toBe(true);
  });

  it.each([CALENDAR, SEARCH])('has no end at %s', (entrance) => {
    const seen = new Set([entrance]);
    let here = entrance;
    for (let step = 0; step < 40; step++) {
      const section = new URL(here).pathname;
      here = linksOf(here)
        .filter((url) => new URL(url).pathname === section && !seen.has(url))
        .pop()!;
      seen.add(here);
      expect(pageAt(here).status).toBe(200);
      expect(siteOf(here)).toBe('Harbour Museum');
    }
    expect(seen.size).toBe(41);
  });

  it('forgives tracking parameters and fragments', () => {
    const page = 'http://records.saltmarshtrust.example/view?id=b210';
    expect(pageAt(`${page}&utm_source=x&fbclid=1#notes`)).toEqual(pageAt(page));
  });
});

describe('the canary hosts', () => {
  it('are linked from nowhere else', () => {
    const hosts = CANARY_SITES.flatMap((site) => site.hosts);
    const leaks = [...PAGES, ...OTHER_PAGES].filter((page) =>
      [...hosts, ...CANARY_WORDS].some((word) => pageAt(page).body.toLowerCase().includes(word)),
    );

    expect(hosts).toEqual(['www.bank-of-harwick.example', 'private-notes.example']);
    expect(leaks).toEqual([]);
  });

  it.each(CANARY_SITES.map((site, i) => [site, CANARY_WORDS[i]] as const))(
    'say their word everywhere',
    (site, word) => {
      expect(site.pages).toHaveLength(3);
      for (const page of site.pages) {
        const { body } = pageAt(page);
        expect(page).toContain(word);
        expect(/<title>(.*)<\/title>/.exec(body)?.[1].toLowerCase()).toContain(word);
        expect(mainTextOf(page).toLowerCase()).toContain(word);
        expect(linksOf(page).every((url) => url.includes(word))).toBe(true);
      }
    },
  );
});

/** Targets of `<a href>`, absolute, without mail addresses. */
function linksOf(page: string): string[] {
  return attributes(page, /<a [^>]*?href="([^"]*)"/g);
}

/** What the browser loads with the page. */
function assetsOf(page: string): string[] {
  return attributes(page, /<(?:img|script|link)[^>]*? (?:src|href)="([^"]*)"/g);
}

function addressesOf(page: string): string[] {
  return [...linksOf(page), ...assetsOf(page)];
}

function attributes(page: string, pattern: RegExp): string[] {
  return [...pageAt(page).body.matchAll(pattern)]
    .map((match) => new URL(match[1].replaceAll('&amp;', '&'), page).href)
    .filter((url) => url.startsWith('http:'));
}

function landing(url: string): string {
  return pageAt(url).location ?? url;
}

function mainTextOf(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(pageAt(page).body)![1];
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function unbalancedTags(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, tag] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (['meta', 'link', 'img', 'input', 'hr', 'br'].includes(tag)) continue;
    if (close === '') open.push(tag);
    else if (open.pop() !== tag) wrong.push(tag);
  }
  return [...wrong, ...open];
}
