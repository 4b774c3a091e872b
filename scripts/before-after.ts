/**
 * The picture of the README: for two sites of the demo web, a scope as people declare it beside the
 * boundary that Ambit found by itself, both counted on the addresses Ambit has heard of. What is
 * right is known, for the demo web says to which site each of its pages belongs.
 */
import type { Page } from 'playwright-core';
import { DEMO_SITES, type DemoSite, siteOf } from '../tests/demo-web/web.ts';
import type { Ambit } from '../tests/e2e/harness/chromium.ts';
import { membersOf } from './surf.ts';

interface Case {
  site: DemoSite;
  /** What the site is, in words. */
  kind: string;
  host: string;
}

const named = (name: string) => DEMO_SITES.find((site) => site.name === name)!;
const CASES: Case[] = [
  {
    site: named('Harbour Museum'),
    kind: 'one site over three hosts',
    host: 'www.harbourmuseum.example',
  },
  {
    site: named('The tide clock notebook'),
    kind: 'one directory of a university’s host',
    host: 'www.northmere.example',
  },
];
/** Pages of each that a person who cares for it has opened at least. */
const OPENED = 6;

/** `tab` shows pages of each site in turn; the picture is written to `path`. */
export async function drawBeforeAfter(ambit: Ambit, tab: Page, path: string): Promise<void> {
  for (const { site } of CASES)
    for (const url of site.pages.slice(0, OPENED)) await openToTheEnd(ambit, tab, url);
  const known = (await ambit.rows<{ text: string }>('knownUrls'))
    .flatMap(({ text }) => text.split('\n'))
    .filter((url) => /^http/.test(url));
  const parts: string[] = [];
  for (const { site, kind, host } of CASES) {
    const reply = await ambit.order({ type: 'look', page: site.start });
    if (reply.type !== 'site' || reply.site === null) throw new Error(`No site at ${site.start}.`);
    const members = new Set(await membersOf(ambit, reply.site));
    const columns = [
      column(
        'The host, declared',
        host,
        table(site, known, (url) => new URL(url).host === host),
      ),
      column(
        'A prefix, declared',
        site.start,
        table(site, known, (url) => url.startsWith(site.start)),
      ),
      column(
        'Ambit',
        'nothing declared',
        table(site, known, (url) => members.has(url)),
      ),
    ];
    parts.push(`<h2>${site.name} <small>${kind}</small></h2><div>${columns.join('')}</div>`);
  }
  const sheet = await ambit.context.newPage();
  await sheet.setViewportSize({ width: 1160, height: 100 });
  await sheet.setContent(`<!doctype html><style>${STYLE}</style>${parts.join('')}`);
  await sheet.screenshot({ path, fullPage: true });
  await sheet.close();
}

/** Opens a page and waits until it is recorded and taken in. */
async function openToTheEnd(ambit: Ambit, tab: Page, url: string): Promise<void> {
  await tab.goto(url);
  const isStored = async () =>
    (await ambit.rows<{ url: string }>('pages')).some((page) => page.url === url);
  while (!(await isStored())) await tab.waitForTimeout(50);
  await ambit.untilRows('todo', 0);
}

const column = (title: string, rule: string, body: string): string =>
  `<section><h3>${title}</h3><code>${rule}</code>${body}</section>`;

/** Known addresses by place: those of the site that are taken or missed, and strangers taken. */
function table(site: DemoSite, known: string[], takes: (url: string) => boolean): string {
  const rows = new Map<string, { taken: number; missed: number; strangers: number }>();
  for (const url of known) {
    const belongs = siteOf(url) === site.name;
    if (!belongs && !takes(url)) continue;
    const place = placeOf(url, site);
    const row = rows.get(place) ?? { taken: 0, missed: 0, strangers: 0 };
    if (!belongs) row.strangers++;
    else if (takes(url)) row.taken++;
    else row.missed++;
    rows.set(place, row);
  }
  const lines = [...rows].sort().map(([place, { taken, missed, strangers }]) => {
    const bars = bar('taken', taken) + bar('missed', missed) + bar('strangers', strangers);
    return `<tr><th>${place}<td>${bars}`;
  });
  return `<table>${lines.join('')}</table>`;
}

/** The host, and on a shared one the first directory where the site is. */
function placeOf(url: string, site: DemoSite): string {
  const { host, pathname } = new URL(url);
  const home = new URL(site.start).pathname;
  if (home === '/' || !host.startsWith('www.northmere')) return host;
  return pathname.startsWith(home) ? `below ${home}` : 'elsewhere on the host';
}

const bar = (kind: 'taken' | 'missed' | 'strangers', count: number): string =>
  count === 0
    ? ''
    : `<p class=${kind}><i style="width:${Math.min(150, 3 * count)}px"></i>${count} ${WORDS[kind]}`;

const WORDS = { taken: 'of the site', missed: 'missed', strangers: 'of other sites' };
const STYLE = `
  body { font: 14px/1.4 sans-serif; color: #1c2530; background: #fff; margin: 16px 20px; }
  h2 { font-size: 18px; margin: 14px 0 6px; } small { font-weight: normal; color: #55606c; }
  div { display: flex; gap: 16px; }
  section { flex: 1; border: 1px solid #cfd6dd; border-radius: 8px; padding: 10px 14px; }
  h3 { margin: 0 0 4px; font-size: 14px; } code { color: #55606c; font-size: 12px; }
  table { margin-top: 8px; border-collapse: collapse; } th { text-align: left; font-weight: normal;
    padding: 4px 14px 4px 0; vertical-align: top; white-space: nowrap; font-size: 12px; }
  p { margin: 0; white-space: nowrap; font-size: 12px; }
  i { display: inline-block; height: 10px; margin-right: 6px; }
  .taken i { background: #1d7a55; } .missed i { border: 1px dashed #b3261e; height: 8px; }
  .missed { color: #b3261e; } .strangers i { background: #b3261e; } .strangers { color: #b3261e; }`;
