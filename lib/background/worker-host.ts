/** The companion's home in Firefox: the background page starts the worker itself. */
import { browser } from '../browser.ts';
import type { CompanionHost } from '../engine/companion-door.ts';

export class WorkerHost implements CompanionHost {
  #worker: Worker | null = null;

  async connect(): Promise<MessagePort> {
    this.#worker ??= new Worker(browser.runtime.getURL('/companion-worker.js'));
    const { port1, port2 } = new MessageChannel();
    this.#worker.postMessage('connect', [port2]);
    return port1;
  }

  async discard(): Promise<void> {
    this.#worker?.terminate();
    this.#worker = null;
  }

  end(): Promise<void> {
    return this.discard();
  }

  async isCurrent(): Promise<boolean> {
    return this.#worker !== null;
  }
}
