/** Has Chromium compact its files, as time does, and tells its own files from those of Ambit. */
import type { Ambit } from './chromium.ts';

/** Kept by the browser about what it opened, with or without Ambit. */
export const BROWSERS_OWN =
  /^Default\/(History|Sessions|Cache|Favicons|Top Sites|DIPS)|^segmentation_platform/;

/** Writes and deletes four megabytes of noise, as a week of browsing would: the files are compacted. */
const writeMuch = (ambit: Ambit) =>
  ambit.own.evaluate(async () => {
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
  });

/** Until `isDone`, or in vain. Returns how many megabytes were written. */
export async function compact(ambit: Ambit, isDone: () => boolean): Promise<number> {
  let written = 0;
  while (!isDone() && written < 64) {
    await writeMuch(ambit);
    written += 4;
    await new Promise((resume) => setTimeout(resume, 300));
  }
  return written;
}
