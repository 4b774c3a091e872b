/**
 * A window's side of `desk-messages.ts`: leaves a job, hands the files over, and hears
 * how it ended.
 */
import { language, say, sayError } from '../say.ts';
import { order } from '../view/order.ts';
import {
  askerLock,
  type DeskJob,
  deskLine,
  type FromDesk,
  type ToDesk,
  taskLock,
} from './desk-messages.ts';
import type { Ended } from './file-task.ts';
import { handOver } from './hand-over.ts';

const ATTEMPTS = 3;
/** Milliseconds in which the desk says that it has begun. */
const PATIENCE = 4000;

/** Never fails. `isSeen`: is the person told by this window, or is it for the shelf to say? */
export function leaveAtDesk(
  document: Document,
  job: DeskJob,
  isSeen: () => boolean,
): Promise<Ended> {
  const id = crypto.randomUUID();
  return new Promise((resolve) => {
    void navigator.locks.request(askerLock(id), async () => {
      const line = deskLine();
      const { begun, ended } = hearDesk(line, id, document, isSeen);
      const ask: ToDesk = { type: 'job', id, job, language: language() };
      try {
        await untilBegun(() => line.postMessage(ask), begun);
        const done = deskIsDone(id);
        resolve(await Promise.race([ended, done]));
        // For the desk, who lets go of this lock is gone; and an answer may be longer under way.
        await done;
      } catch (error) {
        resolve({ ok: false, isDone: false, text: sayError(error) });
      } finally {
        line.close();
      }
    });
  });
}

/** Does what the desk asks of the window. */
function hearDesk(line: BroadcastChannel, id: string, document: Document, isSeen: () => boolean) {
  const answer = (did: boolean) => line.postMessage({ type: 'answer', id, did } satisfies ToDesk);
  let begins = () => {};
  const begun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const ended = new Promise<Ended>((resolve) => {
    line.onmessage = ({ data }: MessageEvent<FromDesk>) => {
      if (data.id !== id) return;
      if (data.type === 'begun') begins();
      if (data.type === 'files') {
        void handOver(document, data.files).then(
          () => answer(true),
          () => answer(false), // then the desk does
        );
      }
      if (data.type === 'ended') {
        answer(isSeen());
        resolve(data.ended);
      }
    };
  });
  return { begun, ended };
}

/** The desk may be gone between being opened and being asked: then it is opened again. */
async function untilBegun(ask: () => void, begun: Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await order({ type: 'open-desk' });
    ask();
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false));
    if (await Promise.race([begun.then(() => true), late])) return;
  }
  throw new Error(say('errorSilent'));
}

/** The desk lets go of its lock when it is done, which was said before, or when it dies. */
const deskIsDone = (id: string): Promise<Ended> =>
  navigator.locks.request(taskLock(id), async () => ({
    ok: false,
    isDone: false,
    text: say('exportWorkerLost'),
  }));
