/** Ambit in a real browser, whichever it is: what stories of both browsers rely on. */
import type { Command, CommandReply } from '../../../lib/messages.ts';
import { PATIENCE } from '../../patience.ts';
import { filesWith } from './profile-search.ts';

/** Inside `inOwn` the code runs in one of Ambit's pages, where the browser offers one of these. */
declare const browser: typeof import('wxt/browser').browser | undefined;
declare const chrome: typeof import('wxt/browser').browser;

export interface Tab {
  /** Resolves when the page is on its way, or there. */
  open(url: string): Promise<unknown>;
  /** Resolves when the page is there with all it asked for. */
  load(url: string): Promise<unknown>;
  /** Runs in the page, as a script of its own would. */
  inPage<A, R>(work: (arg: A) => R, arg: A): Promise<Awaited<R>>;
  close(): Promise<unknown>;
}

/** One of Ambit's windows, as a tab. */
export interface Window {
  /** Waits until something is there. */
  shows(css: string): Promise<void>;
  /** Presses the first such thing, once it is there. */
  press(css: string): Promise<void>;
  close(): Promise<unknown>;
}

export abstract class AnyAmbit {
  abstract readonly profile: string;

  /** Runs in one of Ambit's own pages: the way to the database and to give orders. */
  abstract inOwn<A, R>(work: (arg: A) => R, arg: A): Promise<Awaited<R>>;
  abstract newTab(): Promise<Tab>;
  /** A tab of a window that the browser keeps no record of. */
  abstract newPrivateTab(): Promise<Tab>;
  abstract window(path: string): Promise<Window>;
  abstract url(path: string): string;
  /** Is this file, named from the profile on, one that Ambit's own data are in? */
  abstract isOwnFile(file: string): boolean;
  abstract close(): Promise<void>;

  /** Gives an order the way Ambit's pages do. */
  order(command: Command): Promise<CommandReply> {
    return this.inOwn(async (given) => {
      const { runtime } = typeof browser === 'object' ? browser : chrome;
      return (await runtime.sendMessage(given)) as CommandReply;
    }, command);
  }

  async agree(): Promise<void> {
    await this.order({ type: 'agree', mode: 'everywhere', chosen: [] });
  }

  /** The companion's own verification: derived state against a rebuild from the pages. */
  verify(): Promise<CommandReply> {
    return this.order({ type: 'verify' });
  }

  /** The browser's number for the tab that shows this address; undefined while none does. */
  tabAt(url: string): Promise<number | undefined> {
    return this.inOwn(async (wanted) => {
      const { tabs } = typeof browser === 'object' ? browser : chrome;
      return (await tabs.query({})).find((tab) => tab.url === wanted)?.id;
    }, url);
  }

  /**
   * What the recorder of the page at this address says; nothing where there is no page,
   * or recorder.
   */
  stateOf(url: string): Promise<string | undefined> {
    return this.inOwn(async (wanted) => {
      const { tabs } = typeof browser === 'object' ? browser : chrome;
      const tab = (await tabs.query({})).find((one) => one.url === wanted);
      if (tab?.id === undefined) return undefined; // not there yet
      const ask = { type: 'what-became-of-this-page' };
      const answer = await tabs.sendMessage(tab.id, ask).catch(() => undefined);
      return (answer as { state: string } | undefined)?.state;
    }, url);
  }

  /** All rows of a table, as JSON values; binary bodies come as their length. */
  rows<T = Record<string, unknown>>(table: string): Promise<T[]> {
    return this.inOwn(readRows, table) as Promise<T[]>;
  }

  /** The stored records as JSON, unpacked: what a search of the packed bytes could not see. */
  bodies(): Promise<string[]> {
    return this.inOwn(readBodies, null);
  }

  /** Resolves once `table` holds exactly `count` rows; says what it held when it does not. */
  async untilRows(table: string, count: number, patience = PATIENCE.sight): Promise<void> {
    const end = Date.now() + patience;
    let found = -1;
    while (Date.now() < end) {
      found = (await this.rows(table)).length;
      if (found === count) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
    throw new Error(`${table} holds ${found} rows, not ${count}`);
  }

  /** Files of Ambit's own that hold the word; what the browser keeps of pages is the browser's. */
  ownFilesWith(word: string): string[] {
    return filesWith(this.profile, word, (file) => this.isOwnFile(file));
  }
}

/**
 * No function within has a name: what compiles benchmarks would note it with a helper of its own.
 */
async function readRows(table: string): Promise<unknown[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    const rows = await new Promise<object[]>((resolve, reject) => {
      const request = db.transaction(table).objectStore(table).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          ArrayBuffer.isView(value) ? value.byteLength : value,
        ]),
      ),
    );
  } finally {
    db.close();
  }
}

async function readBodies(): Promise<string[]> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<{ body: Uint8Array<ArrayBuffer> }[]>((resolve) => {
    const request = db.transaction('pages').objectStore('pages').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  return Promise.all(
    rows.map(({ body }) =>
      new Response(
        new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      ).text(),
    ),
  );
}
