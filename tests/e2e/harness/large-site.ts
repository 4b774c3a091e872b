/**
 * A site of very many addresses. Finding such a boundary is measured elsewhere; here it is as if it
 * had been found.
 */
import type { Ambit } from './chromium.ts';

export const writeAddresses = (ambit: Ambit, site: number, count: number): Promise<void> =>
  ambit.own.evaluate(write, [site, count] as const);

async function write([site, count]: readonly [number, number]): Promise<void> {
  const db = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => done(request.result);
  });
  const rows = db.transaction('boundaries', 'readwrite');
  const perChunk = 1024;
  for (let chunk = 0; chunk * perChunk < count; chunk++) {
    const size = Math.min(perChunk, count - chunk * perChunk);
    const text = Array.from({ length: size }, (_, i) => {
      const n = (chunk * perChunk + i) * 7919; // not in the order of the addresses
      return `http://host-${n % 5}.example/part-${n % 97}/section-${n % 13}/page-${n}.html`;
    }).join('\n');
    const flags = new Uint8Array(size).fill(1);
    const likelihoods = new Uint8Array(size).fill(250);
    rows.objectStore('boundaries').put({ site, chunk, text, flags, likelihoods });
  }
  await new Promise((done) => {
    rows.oncomplete = done;
  });
  db.close();
}
