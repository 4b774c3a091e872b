/**
 * The companion's home in Chromium. A service worker cannot start a worker, so an offscreen
 * document does; there may be only one, it outlives the service worker, and it may vanish at any
 * time, so its identity is checked before every use.
 */
import { browser } from '../browser.ts';
import type { CompanionHost } from '../engine/companion-door.ts';
import { type Clock, realClock } from '../pace/clock.ts';

const PAGE = 'offscreen.html';
/**
 * How often, and every how many milliseconds, it is looked whether the document has replaced
 * the worker. On a busy machine, or in the midst of a large file, it may take long to hear
 * that it shall.
 */
const LOOKS = 30;
const BEAT = 1000;

export class OffscreenHost implements CompanionHost {
  #documentId: string | null = null;
  #creating: Promise<void> | null = null;

  constructor(private readonly clock: Clock = realClock) {}

  async connect(): Promise<MessagePort> {
    await this.open();
    this.#documentId = await this.#current();
    const page = await this.#client();
    const { port1, port2 } = new MessageChannel();
    page.postMessage('connect', [port2]);
    return port1;
  }

  /**
   * Only the worker, for the document may be at work on files; all of it where it never answers.
   */
  async discard(): Promise<void> {
    this.#documentId = null;
    const document = await this.#current();
    if (document === null) return;
    const page = await this.#client();
    const { port1, port2 } = new MessageChannel();
    let isReplaced = false;
    const replaced = new Promise<void>((resolve) => {
      port1.onmessage = () => {
        isReplaced = true;
        resolve();
      };
    });
    page.postMessage('replace', [port2]);
    for (let look = 0; look < LOOKS && !isReplaced; look++) {
      await this.#within(BEAT, replaced);
      if (!isReplaced && (await this.#current()) !== document) return; // it is gone by itself
    }
    port1.close();
    if (!isReplaced) await browser.offscreen.closeDocument();
  }

  /** With the document goes the work on files that is done there. */
  async end(): Promise<void> {
    this.#documentId = null;
    await this.#creating?.catch(() => {}); // then there is none
    if ((await this.#current()) !== null) await browser.offscreen.closeDocument();
  }

  async isCurrent(): Promise<boolean> {
    return this.#documentId !== null && this.#documentId === (await this.#current());
  }

  /** All callers share one creation: a second attempt while the first runs would throw. */
  async open(): Promise<void> {
    if ((await this.#current()) !== null) return;
    this.#creating ??= browser.offscreen
      .createDocument({
        url: PAGE,
        reasons: ['WORKERS'],
        justification: 'Runs the workers that compute the boundaries of websites and write files.',
      })
      .finally(() => {
        this.#creating = null;
      });
    await this.#creating;
  }

  #within(ms: number, done: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.clock.after(ms, resolve);
      void done.then(() => {
        cancel();
        resolve();
      });
    });
  }

  async #current(): Promise<string | null> {
    const [context] = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
    return context?.documentId ?? null;
  }

  async #client(): Promise<Client> {
    const { clients } = globalThis as unknown as { clients: Clients };
    const all = await clients.matchAll({ includeUncontrolled: true, type: 'all' });
    const page = all.find((client) => client.url.endsWith(`/${PAGE}`));
    if (page === undefined) throw new Error('The offscreen document is not to be found.');
    return page;
  }
}

/** The part of the service worker's global scope used here; the DOM library does not have it. */
interface Clients {
  matchAll(options: { includeUncontrolled: boolean; type: 'all' }): Promise<Client[]>;
}
interface Client {
  url: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
