/**
 * A table that nobody else gets to while it is held: work that is soon done, in the midst of it.
 */
import type { Page } from 'playwright-core';

/** From one of Ambit's pages, by a transaction that goes on until the answer is called. */
export async function holdTable(page: Page, table: string): Promise<() => Promise<void>> {
  await page.evaluate(hold, table);
  return () => page.evaluate(() => (globalThis as unknown as Holding).letGo());
}

interface Holding {
  letGo(): Promise<void>;
}

async function hold(table: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => opened(request.result);
  });
  const work = db.transaction(table, 'readwrite');
  const over = new Promise<void>((done) => {
    work.oncomplete = () => {
      db.close();
      done();
    };
  });
  let isHeld = true;
  (globalThis as unknown as Holding).letGo = () => {
    isHeld = false;
    return over;
  };
  await new Promise<void>((begun) => {
    const goOn = () => {
      begun();
      if (isHeld) work.objectStore(table).count().onsuccess = goOn; // or it would end by itself
    };
    work.objectStore(table).count().onsuccess = goOn;
  });
}
