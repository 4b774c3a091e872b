import type { FileTaskKind, Task } from '../model/task.ts';
import { type Plain, say } from '../say.ts';
import { progressSentence } from './progress-sentences.ts';

const RUNNING: Record<FileTaskKind, Plain> = {
  save: 'workSaving',
  'bring-in': 'workBringingIn',
  send: 'workSending',
};
const CLOSED: Record<FileTaskKind, Plain> = {
  save: 'workSavingEnded',
  'bring-in': 'workBringingEnded',
  send: 'workSendingEnded',
};

/** What work on files is at, or how it ended; empty where that was said already. */
export function fileTaskSentence({ what, state, done, of, files }: Task): string {
  const { step, said } = files!;
  const progress = step === null ? say('working') : progressSentence({ step, done, of });
  if (state === 'running') return say(RUNNING[what as FileTaskKind], progress);
  if (state === 'interrupted') return say(CLOSED[what as FileTaskKind], progress);
  return said;
}

/** Something is left for the person to do. */
export const isUnfinished = ({ state }: Task): boolean =>
  state === 'interrupted' || state === 'failed';
