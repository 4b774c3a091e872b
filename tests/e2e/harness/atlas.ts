/** The atlas as a person meets it. */
import type { Page } from 'playwright-core';
import type { Ambit } from './chromium.ts';

export async function openAtlas(ambit: Ambit, hash = ''): Promise<Page> {
  const page = await ambit.context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(ambit.url(`atlas.html${hash}`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
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
