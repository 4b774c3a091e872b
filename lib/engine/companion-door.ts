/**
 * The one door to the companion worker. A worker that dies says nothing, and Comlink waits for
 * ever; so while a call is out, the worker is asked for signs of life. After `patience` without
 * one it is given up, replaced, and the call made once more. Every call settles.
 */
import { type Remote, wrap } from 'comlink';
import type { Companion } from './companion.ts';

/** Where the worker lives: an offscreen document in Chromium, the background page in Firefox. */
export interface CompanionHost {
  /** A port to a living worker, starting one if need be. */
  connect(): Promise<MessagePort>;
  /** Ends whatever is there, so that the next `connect` starts anew. */
  discard(): Promise<void>;
  /** Does the port of the last `connect` still lead anywhere? */
  isCurrent(): Promise<boolean>;
}

export class CompanionLost extends Error {
  override name = 'CompanionLost';
}

export class CompanionDoor {
  #line: { companion: Remote<Companion>; port: MessagePort } | null = null;
  #opening: Promise<Remote<Companion>> | null = null;

  constructor(
    private readonly host: CompanionHost,
    private readonly patience = 1800,
    private readonly beat = 300,
  ) {}

  async call<T>(work: (companion: Remote<Companion>) => Promise<T>): Promise<T> {
    try {
      return await this.#attempt(work);
    } catch (error) {
      if (!(error instanceof CompanionLost)) throw error;
      await within(this.patience, this.#replace());
      return this.#attempt(work);
    }
  }

  async #attempt<T>(work: (companion: Remote<Companion>) => Promise<T>): Promise<T> {
    const companion = await within(this.patience, this.#open());
    return this.#whileAlive(companion, work(companion));
  }

  /** Settles with `answer`, or fails once no sign of life came for `patience`. */
  #whileAlive<T>(companion: Remote<Companion>, answer: Promise<T>): Promise<T> {
    let sign = Date.now();
    return new Promise<T>((resolve, reject) => {
      const watch = setInterval(() => {
        if (Date.now() - sign > this.patience) {
          clearInterval(watch);
          reject(new CompanionLost('The companion worker gave no sign of life.'));
          return;
        }
        companion.ping().then(
          () => {
            sign = Date.now();
          },
          () => {},
        );
      }, this.beat);
      answer.then(resolve, reject).finally(() => clearInterval(watch));
    });
  }

  #open(): Promise<Remote<Companion>> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #connect(): Promise<Remote<Companion>> {
    if (this.#line && (await this.host.isCurrent())) return this.#line.companion;
    const port = await this.host.connect();
    this.#line = { companion: wrap<Companion>(port), port };
    return this.#line.companion;
  }

  async #replace(): Promise<void> {
    this.#line?.port.close();
    this.#line = null;
    await this.host.discard();
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CompanionLost(`No answer in ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
