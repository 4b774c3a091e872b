/** A whole IndexedDB database as a value, a small file, and a database again. */
import { gunzipSync, gzipSync } from 'node:zlib';

export interface Dump {
  /** As IndexedDB counts. */
  version: number;
  stores: Store[];
}

interface Store {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  keys: IDBValidKey[];
  rows: unknown[];
}

export async function dumpDatabase(name: string): Promise<Dump> {
  const db = await done(indexedDB.open(name));
  const stores: Store[] = [];
  for (const storeName of db.objectStoreNames) {
    const store = db.transaction(storeName).objectStore(storeName);
    const indexes = [...store.indexNames].map((one) => {
      const { name, keyPath, unique, multiEntry } = store.index(one);
      return { name, keyPath, unique, multiEntry };
    });
    const [keys, rows] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const { keyPath, autoIncrement } = store;
    stores.push({ name: storeName, keyPath, autoIncrement, indexes, keys, rows });
  }
  db.close();
  return { version: db.version, stores };
}

export async function restoreDump(name: string, dump: Dump): Promise<void> {
  const request = indexedDB.open(name, dump.version);
  request.onupgradeneeded = () => {
    for (const { name: storeName, keyPath, autoIncrement, indexes, keys, rows } of dump.stores) {
      const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement });
      for (const { name: index, keyPath: path, ...options } of indexes) {
        store.createIndex(index, path, options);
      }
      rows.forEach((row, i) => {
        store.put(row, keyPath === null ? keys[i] : undefined);
      });
    }
  };
  (await done(request)).close();
}

/** Bytes are written as base 64. */
export const pack = (dump: Dump): Uint8Array =>
  gzipSync(
    JSON.stringify(dump, (_, value) =>
      ArrayBuffer.isView(value)
        ? {
            bytes: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
            of: value.constructor.name,
          }
        : value,
    ),
  );

const KINDS = { Uint8Array, Uint32Array, Int32Array, Float64Array, Uint16Array };

export const unpack = (packed: Uint8Array): Dump =>
  JSON.parse(gunzipSync(packed).toString(), (_, value) => {
    if (typeof value?.bytes !== 'string') return value;
    const bytes = new Uint8Array(Buffer.from(value.bytes, 'base64'));
    return new KINDS[value.of as keyof typeof KINDS](bytes.buffer);
  });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
