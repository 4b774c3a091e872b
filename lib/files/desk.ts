/** The desk's side of `desk-messages.ts`: does the jobs windows leave, and hands files over. */
import type { Database } from '../store/database.ts';
import { bringFileIn } from './bring-file-in.ts';
import {
  askerLock,
  type DeskJob,
  type FromDesk,
  type NamedFile,
  type ToDesk,
  taskLock,
} from './desk-messages.ts';
import { HANDED_OVER } from './file-blob.ts';
import { type Begin, fileTask } from './file-task.ts';
import { handOver } from './hand-over.ts';
import { saving } from './save-export.ts';
import { sendToBox } from './send-to-box.ts';

interface Surroundings {
  db: Database;
  document: Document;
  say(message: FromDesk): void;
  /** Makes Ambit's words those of this language, where the browser does not. */
  speak(language: string): Promise<void>;
  now(): number;
  /** The chance one export is made with. */
  random(): () => number;
}

/** Hears the line from now on. */
export function openDesk(line: BroadcastChannel, around: Omit<Surroundings, 'say'>): Desk {
  const desk = new Desk({ ...around, say: (message) => line.postMessage(message) });
  line.onmessage = ({ data }: MessageEvent<ToDesk>) => desk.hear(data);
  return desk;
}

export class Desk {
  readonly #askers = new Map<string, Asker>();

  constructor(private readonly around: Surroundings) {}

  hear(message: ToDesk): void {
    const asker = this.#askers.get(message.id);
    if (message.type === 'answer') asker?.answered(message.did);
    // A job may be heard again, when its window was not answered in time.
    else if (asker === undefined) void this.#fulfil(message);
    else if (asker.isServed) this.around.say({ type: 'begun', id: message.id });
  }

  async #fulfil({ id, job, language }: Extract<ToDesk, { type: 'job' }>): Promise<void> {
    const { db, say, speak } = this.around;
    const asker = new Asker(id, say);
    this.#askers.set(id, asker);
    try {
      await speak(language);
      await navigator.locks.request(taskLock(id), async () => {
        asker.isServed = true;
        say({ type: 'begun', id });
        await fileTask(db, job.what, this.#begin(job, asker), taskLock(id), (ended) =>
          asker.ask({ type: 'ended', id, ended }),
        );
      });
    } finally {
      asker.dismiss();
      this.#askers.delete(id);
    }
  }

  /** Stops all that is being done, without a word to anybody. */
  stop(): void {
    for (const { stop } of this.#askers.values()) stop();
  }

  #begin(job: DeskJob, asker: Asker): Begin {
    const begin = this.#workFor(job, asker);
    return (tell) => {
      const begun = begin(tell);
      asker.stop = begun.stop;
      return begun;
    };
  }

  #workFor(job: DeskJob, asker: Asker): Begin {
    const { db, document, now, random } = this.around;
    if (job.what === 'bring-in') return bringFileIn(db, job.file, job.kind);
    if (job.what === 'send') return sendToBox(job.job);
    return saving(job.job, { now: now(), random: random() }, async (files: NamedFile[]) => {
      const bytes = files.reduce((sum, { content }) => sum + content.size, 0);
      // Where they are saved is this disk, as a rule.
      if (bytes > HANDED_OVER) await db.room.claim(bytes);
      // The window itself where it is still there: the browser may have to ask where to put them.
      const isTaken = await asker.ask({ type: 'files', id: asker.id, files });
      if (!isTaken) await handOver(document, files);
    });
  }
}

/** The window that left a job, for as long as it is there. */
class Asker {
  readonly #over = new AbortController();
  readonly #gone: Promise<boolean>;
  answered: (did: boolean) => void = () => {};
  stop: () => void = () => {};
  isServed = false;

  constructor(
    readonly id: string,
    private readonly say: (message: FromDesk) => void,
  ) {
    const options = { signal: this.#over.signal };
    this.#gone = navigator.locks.request(askerLock(id), options, async () => false);
    this.#gone.catch(() => {}); // dismissed
  }

  /** False where the window did not do it, or is gone. */
  ask(message: FromDesk): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => {
      this.answered = resolve;
    });
    this.say(message);
    return Promise.race([answer, this.#gone]);
  }

  dismiss(): void {
    this.#over.abort();
  }
}
