/** Databases of earlier shapes, grown, and put into a real browser. */
import type { Page } from 'playwright-core';
import type { PageRecord } from '../../../lib/model/page-record.ts';
import { type PackedPage, packPage, unpackPage } from '../../../lib/store/packed-page.ts';
import type { PageRow } from '../../../lib/store/pages.ts';
import type { Dump } from '../../store/database-dump.ts';
import { dumpOf, KEPT } from '../../store/old-shapes.ts';

/**
 * What the code of its time left, and `more` pages that came afterwards and wait to be taken in.
 */
export async function grownStore(shape: string, more: number): Promise<Dump> {
  const dump = dumpOf(shape);
  const rowsOf = (name: string) => dump.stores.find((store) => store.name === name)!;
  const [pages, visits, todo] = ['pages', 'visits', 'todo'].map(rowsOf);
  const old = pages.rows as PageRow[];
  const first = 1 + Math.max(...[...pages.keys, ...todo.keys].map(Number));
  for (let n = 0; n < more; n++) {
    const row = await cloned(old[n % old.length], n);
    const seq = first + n;
    pages.rows.push({ ...row, seq });
    visits.rows.push({ visit: `c${`${n}`.padStart(31, '0')}`, revision: 0, seq, at: 1000 + n });
    todo.rows.push({ seq, task: 'add' });
  }
  return dump;
}

/** The same page on hosts of its own, in the columns that its time knew. */
async function cloned(row: PageRow, n: number): Promise<Partial<PageRow>> {
  const elsewhere = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('.example', `-${n % 50}-${n}.example`));
  const { body: _, ...told } = row;
  const packed: PackedPage = await packPage(elsewhere((await unpackPage(row)) as PageRecord));
  const columns = { ...elsewhere(told), ...packed };
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name in row));
}

/** Bytes as text: what goes in and out of a page does not take them. */
export const inText = (whole: unknown): string =>
  JSON.stringify(whole, (_, value) =>
    ArrayBuffer.isView(value)
      ? {
          bytes: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
          of: value.constructor.name,
        }
      : value,
  );

/** `page` must be of the extension's origin, and no part of Ambit may run. */
export function plant(page: Page, dump: Dump): Promise<void> {
  return page.evaluate(async (text) => {
    const kinds = { Uint8Array, Uint32Array, Int32Array, Float64Array, Uint16Array };
    const withBytes = (_: string, value: { bytes?: unknown; of: keyof typeof kinds } | null) =>
      typeof value?.bytes === 'string'
        ? new kinds[value.of](Uint8Array.from(atob(value.bytes), (c) => c.charCodeAt(0)).buffer)
        : value;
    const { version, stores }: Dump = JSON.parse(text, withBytes);
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('ambit', version);
      request.onupgradeneeded = () => {
        for (const { name, keyPath, autoIncrement, indexes, keys, rows } of stores) {
          const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
          for (const { name: index, keyPath: path, ...options } of indexes) {
            store.createIndex(index, path, options);
          }
          for (const [i, row] of rows.entries()) {
            store.put(row, keyPath === null ? keys[i] : undefined);
          }
        }
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
      request.onerror = () => reject(request.error);
    });
  }, inText(dump));
}

export interface Found {
  version: number;
  tables: string[];
  /** How many pages wait to be taken in or out. */
  waiting: number;
  /** The rows of each table that is kept, in the order of their keys. */
  kept: Record<string, string>;
}

/** What is there, whatever its version. */
export function lookInto(page: Page): Promise<Found> {
  return page.evaluate(async (names) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const asText = (_: string, value: unknown) =>
      ArrayBuffer.isView(value)
        ? {
            bytes: btoa(String.fromCharCode(...new Uint8Array(value.buffer))),
            of: value.constructor.name,
          }
        : value;
    const db = await done(indexedDB.open('ambit'));
    const tables = [...db.objectStoreNames];
    const kept: Record<string, string> = {};
    for (const name of tables.filter((one) => names.includes(one))) {
      const rows = await done(db.transaction(name).objectStore(name).getAll());
      kept[name] = JSON.stringify(rows, asText);
    }
    const waiting = await done(db.transaction('todo').objectStore('todo').count());
    db.close();
    return { version: db.version, tables, waiting, kept };
  }, KEPT);
}
