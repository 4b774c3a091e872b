/** The atlas as a person meets it, and pictures of it in every width and colour. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import type { Ambit } from './chromium.ts';

const SHOTS = '.output/screenshots';

export async function openAtlas(ambit: Ambit, hash = ''): Promise<Page> {
  const page = await ambit.context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(ambit.url(`atlas.html${hash}`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** No fault axe can find and no scrolling sideways, in both colours and three widths. */
export async function lookOver(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  for (const width of [320, 400, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(150); // pictures are drawn anew for their width
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
      await page.screenshot({
        path: `${SHOTS}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Stores every page so many times more, as if its content had changed: work for the companion. */
export function copyPages(ambit: Ambit, times: number): Promise<void> {
  return ambit.own.evaluate(async (copies) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => resolve(request.result);
    });
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const work = db.transaction(['pages', 'visits', 'todo'], 'readwrite');
    const pages = work.objectStore('pages');
    for (const { seq: _, ...row } of await done(pages.getAll())) {
      for (let i = 0; i < copies; i++) {
        const seq = Number(await done(pages.add({ ...row, identity: `${row.identity} ${i}` })));
        work.objectStore('todo').add({ seq, task: 'add' });
        work.objectStore('visits').add({ visit: `copy ${seq}`, revision: 0, seq, at: Date.now() });
      }
    }
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    db.close();
  }, times);
}
