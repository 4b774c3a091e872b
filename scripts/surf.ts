/** Somebody who browses the demo web, and what Ambit then has of a site. */
import type { Page } from 'playwright-core';
import { randomFrom } from '../lib/graph/random.ts';
import type { BoundaryRow } from '../lib/store/boundary-rows.ts';
import { DEMO_SITES, siteOf } from '../tests/demo-web/web.ts';
import type { Ambit } from '../tests/e2e/harness/chromium.ts';

/** Follows links at random from the museum, as a curious person would. Returns what was opened. */
export async function surf(ambit: Ambit, tab: Page, visits: number): Promise<Set<string>> {
  const random = randomFrom(1);
  const opened = new Set<string>();
  let next = DEMO_SITES[0].start;
  while (opened.size < visits) {
    await tab.goto(next);
    opened.add(tab.url());
    await ambit.untilRows('pages', opened.size);
    const links = await tab.$$eval('a[href^="http"], a[href^="/"]', (all) =>
      all.map((link) => (link as HTMLAnchorElement).href.split('#')[0]),
    );
    const fresh = links.filter(
      (url) => siteOf(url) !== undefined && !opened.has(url) && !url.includes('?'),
    );
    const site = DEMO_SITES[Math.floor(random() * DEMO_SITES.length)];
    const pool = fresh.length > 0 && random() < 0.8 ? fresh : site.pages;
    const candidates = pool.filter(
      (url) => !opened.has(url) && !/account|calendar|search/.test(url),
    );
    next = candidates[Math.floor(random() * candidates.length)] ?? site.start;
    if (opened.has(next))
      next = DEMO_SITES.flatMap((one) => one.pages).find((url) => !opened.has(url))!;
  }
  return opened;
}

/** Addresses in the site, as its stored boundary has them. */
export function membersOf(ambit: Ambit, site: number): Promise<string[]> {
  return ambit.own.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<BoundaryRow[]>((resolve) => {
      const request = db.transaction('boundaries').objectStore('boundaries').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return rows
      .filter((row) => row.site === wanted)
      .flatMap((row) => row.text.split('\n').filter((_, i) => row.flags[i] & 1))
      .sort();
  }, site);
}
