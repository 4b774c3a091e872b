/** A window's side of `desk-words.ts`: leaves a wish, hands the files over, and hears how it ended. */
import { language, say, sayError } from '../../say.ts';
import { order } from '../order.ts';
import {
  askerLock,
  deskLine,
  type FileWish,
  type FromDesk,
  type ToDesk,
  workLock,
} from './desk-words.ts';
import type { Ended } from './file-task.ts';
import { handOver } from './hand-over.ts';

const ATTEMPTS = 3;
/** Milliseconds in which the desk says that it has begun. */
const PATIENCE = 4000;

/** Never fails. `isSeen`: is the person told by this window, or is it for the shelf to say? */
export function leaveAtDesk(
  document: Document,
  wish: FileWish,
  isSeen: () => boolean,
): Promise<Ended> {
  const id = crypto.randomUUID();
  return navigator.locks.request(askerLock(id), async () => {
    const line = deskLine();
    const tell = (message: ToDesk) => line.postMessage(message);
    let begun = () => {};
    const ended = new Promise<Ended>((resolve) => {
      line.onmessage = ({ data }: MessageEvent<FromDesk>) => {
        if (data.id !== id) return;
        if (data.type === 'begun') begun();
        if (data.type === 'files') {
          void handOver(document, data.files)
            .then(() => true)
            .catch(() => false) // then the desk does
            .then((did) => tell({ type: 'answer', id, did }));
        }
        if (data.type === 'ended') {
          tell({ type: 'answer', id, did: isSeen() });
          resolve(data.ended);
        }
      };
    });
    try {
      await untilBegun(
        () => tell({ type: 'wish', id, wish, language: language() }),
        (hear) => {
          begun = hear;
        },
      );
      return await Promise.race([ended, lost(id)]);
    } catch (error) {
      return { ok: false, isDone: false, text: sayError(error) };
    } finally {
      line.close();
    }
  });
}

/** The desk may be gone between being opened and being asked: then it is opened again. */
async function untilBegun(ask: () => void, hear: (begun: () => void) => void): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await order({ type: 'open-desk' });
    const isBegun = await new Promise<boolean>((resolve) => {
      hear(() => resolve(true));
      ask();
      setTimeout(() => resolve(false), PATIENCE);
    });
    if (isBegun) return;
  }
  throw new Error(say('errorSilent'));
}

/** The desk lets go of its lock when it is done, which was said before, or when it dies. */
const lost = (id: string): Promise<Ended> =>
  navigator.locks.request(workLock(id), async () => ({
    ok: false,
    isDone: false,
    text: say('exportWorkerLost'),
  }));
