/**
 * The one door to the companion worker. A worker that dies says nothing, and Comlink waits for
 * ever; so while a call is out, the worker is asked for signs of life. After `patience` without one
 * it is given up and replaced, and the call made again; each further worker has that much longer,
 * because on a busy machine it may just be slow to start. A call settles with its answer, or with
 * `CompanionLost` once no worker has given a sign for `endurance`.
 */
import { type Remote, wrap } from 'comlink';
import { type Clock, realClock } from '../pace/clock.ts';
import type { Companion } from './companion.ts';

/** Where the worker lives: an offscreen document in Chromium, the background page in Firefox. */
export interface CompanionHost {
  /** A port to a living worker, starting one if need be. */
  connect(): Promise<MessagePort>;
  /** Ends whatever is there, so that the next `connect` starts anew. */
  discard(): Promise<void>;
  /** Does the port of the last `connect` still lead anywhere? */
  isCurrent(): Promise<boolean>;
  /** Ends whatever is there and all that is done beside it. */
  end(): Promise<void>;
}

export class CompanionLost extends Error {
  override name = 'CompanionLost';
}

/** Everything was deleted: what was asked before is not asked again. */
class CompanionEnded extends Error {
  override name = 'NotAgreed';
}

export class CompanionDoor {
  #line: Line | null = null;
  #opening: Promise<Line> | null = null;
  #replacing: Promise<void> | null = null;
  #life = new AbortController();

  constructor(
    private readonly host: CompanionHost,
    private readonly patience = 2000,
    private readonly endurance = 9000,
    private readonly beat = 250,
    private readonly clock: Clock = realClock,
  ) {}

  async call<T>(work: (companion: Remote<Companion>) => Promise<T>): Promise<T> {
    const { now } = this.clock;
    let sign = now();
    const left = () => sign + this.endurance - now();
    const { signal } = this.#life;
    for (let patience = this.patience; ; patience += this.patience) {
      let line: Line | null = null;
      try {
        line = await this.#within(Math.min(patience, left()), this.#connected());
        signal.throwIfAborted();
        const silence = Math.min(patience, left());
        const { companion } = line;
        return await this.#whileAlive(companion, signal, silence, work(companion), () => {
          sign = now();
        });
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof CompanionLost) || left() < this.beat) throw error;
        await this.#within(left(), this.#replace(line));
      }
    }
  }

  /** Ends the worker; calls that are out fail, and are not made again. */
  async end(): Promise<void> {
    this.#life.abort(new CompanionEnded('Everything was deleted.'));
    this.#life = new AbortController();
    await this.#replacing;
    this.#line?.port.close();
    this.#line = null;
    this.#opening = null;
    await this.host.end();
  }

  /** Settles with `answer`, or fails once no sign of life came for so long, or it was ended. */
  #whileAlive<T>(
    companion: Remote<Companion>,
    life: AbortSignal,
    silence: number,
    answer: Promise<T>,
    tell: () => void,
  ): Promise<T> {
    const { now, after } = this.clock;
    let sign = now();
    return new Promise<T>((resolve, reject) => {
      const look = () => {
        if (now() - sign > silence) {
          reject(new CompanionLost('The companion worker gave no sign of life.'));
          return;
        }
        cancel = after(this.beat, look);
        companion.ping().then(
          () => {
            sign = now();
            tell();
          },
          () => {}, // a port that was closed: the silence is noticed above
        );
      };
      let cancel = after(this.beat, look);
      const over = () => {
        cancel();
        reject(life.reason);
      };
      life.addEventListener('abort', over);
      answer.then(resolve, reject).finally(() => {
        cancel();
        life.removeEventListener('abort', over);
      });
    });
  }

  /** The line that is there while it leads anywhere; a new one otherwise. Shared by all callers. */
  #connected(): Promise<Line> {
    if (this.#opening === null) {
      const opening = this.#open().finally(() => {
        if (this.#opening === opening) this.#opening = null;
      });
      this.#opening = opening;
    }
    return this.#opening;
  }

  async #open(): Promise<Line> {
    await this.#replacing;
    try {
      if (this.#line !== null && (await this.host.isCurrent())) return this.#line;
      const port = await this.host.connect();
      this.#line = { companion: wrap<Companion>(port), port };
      return this.#line;
    } catch (error) {
      throw new CompanionLost(`The companion worker could not be reached: ${error}`);
    }
  }

  /** Gives up `line`, or the attempt to get one, unless another call is at it or has done so. */
  async #replace(line: Line | null): Promise<void> {
    if (this.#replacing === null && (line === null || line === this.#line)) {
      this.#line?.port.close();
      this.#line = null;
      this.#opening = null;
      const nothingThere = () => {};
      this.#replacing = this.host.discard().catch(nothingThere);
      void this.#replacing.then(() => {
        this.#replacing = null;
      });
    }
    await this.#replacing;
  }

  #within<T>(ms: number, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new CompanionLost(`No answer in ${ms} ms.`));
      const cancel = this.clock.after(ms, late);
      work.then(resolve, reject).finally(cancel);
    });
  }
}

interface Line {
  companion: Remote<Companion>;
  port: MessagePort;
}
