/**
 * The companion's home in Chromium. A service worker cannot start a worker, so an offscreen
 * document does; there may be only one, it outlives the service worker, and it may vanish at any
 * time, so its identity is checked before every use.
 */
import { browser } from '../browser.ts';
import type { CompanionHost } from '../engine/companion-door.ts';

const PAGE = 'offscreen.html';

export class OffscreenHost implements CompanionHost {
  #documentId: string | null = null;
  #creating: Promise<void> | null = null;

  async connect(): Promise<MessagePort> {
    await this.#ensure();
    this.#documentId = await this.#current();
    const page = await this.#client();
    const { port1, port2 } = new MessageChannel();
    page.postMessage('connect', [port2]);
    return port1;
  }

  async discard(): Promise<void> {
    if ((await this.#current()) !== null) await browser.offscreen.closeDocument();
  }

  async isCurrent(): Promise<boolean> {
    return this.#documentId !== null && this.#documentId === (await this.#current());
  }

  /** All callers share one creation: a second attempt while the first runs would throw. */
  async #ensure(): Promise<void> {
    if ((await this.#current()) !== null) return;
    this.#creating ??= browser.offscreen
      .createDocument({
        url: PAGE,
        reasons: ['WORKERS'],
        justification: 'Runs the worker that computes the boundaries of websites.',
      })
      .finally(() => {
        this.#creating = null;
      });
    await this.#creating;
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
