/** Has a browser compact its files, as time does, and tells its own files from those of Ambit. */
import type { AnyAmbit } from './any-ambit.ts';
import type { AnyBrowser } from './any-browser.ts';

/** Kept by the browser about what it opened, with or without Ambit. */
export const BROWSERS_OWN: Record<AnyBrowser['name'], RegExp> = {
  Chromium: /^Default\/(History|Sessions|Cache|Favicons|Top Sites|DIPS)|^segmentation_platform/,
  Firefox: /^(places|favicons|sessionstore|cache2|datareporting|bounce-tracking|formhistory)/,
};

/** Megabytes after which a browser must have written its files anew. */
const ENOUGH = 256;

/**
 * Writes and deletes four megabytes of noise, as a week of browsing would: the files are compacted.
 */
const writeMuch = (ambit: AnyAmbit) =>
  ambit.inOwn(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => resolve(request.result);
    });
    const change = (by: (store: IDBObjectStore) => void) =>
      new Promise<unknown>((resolve) => {
        const work = db.transaction('staging', 'readwrite');
        work.oncomplete = resolve;
        by(work.objectStore('staging'));
      });
    for (let revision = 0; revision < 8; revision++) {
      await change((store) => {
        for (let index = 0; index < 16; index++) {
          const noise = crypto.getRandomValues(new Uint8Array(32_768));
          store.put({ visit: 'noise', revision, index, noise, at: 0 });
        }
      });
    }
    await change((store) => store.clear());
    db.close();
  }, null);

/** Until `isDone`, or in vain. Returns how many megabytes were written. */
export async function compact(ambit: AnyAmbit, isDone: () => boolean): Promise<number> {
  let written = 0;
  while (!isDone() && written < ENOUGH) {
    await writeMuch(ambit);
    written += 4;
  }
  return written;
}
