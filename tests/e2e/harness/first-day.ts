/** Is Ambit as on its first day? What is left of anything, by the place where it was found. */
import type { Ambit } from './chromium.ts';

/** Inside `evaluate` the code runs in one of Ambit's pages, where the browser offers this. */
declare const chrome: typeof import('wxt/browser').browser;

/** Rows by table, files of the second copy, and recorders that the browser would put into pages. */
export const leftBehind = (ambit: Ambit): Promise<Record<string, unknown>> =>
  ambit.own.evaluate(async () => {
    const left: Record<string, unknown> = {};
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => resolve(request.result);
    });
    const tables = [...db.objectStoreNames];
    const all = db.transaction(tables);
    await Promise.all(
      tables.map(
        (table) =>
          new Promise<void>((resolve) => {
            const request = all.objectStore(table).getAll();
            request.onsuccess = () => {
              if (request.result.length > 0) left[table] = request.result;
              resolve();
            };
          }),
      ),
    );
    db.close();
    const folder = (await navigator.storage.getDirectory()) as unknown as {
      keys(): AsyncIterable<string>;
    };
    for await (const name of folder.keys()) left[name] = 'a file';
    const scripts = await chrome.scripting.getRegisteredContentScripts();
    if (scripts.length > 0) left.recorder = scripts;
    return left;
  });
