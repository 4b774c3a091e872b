/**
 * What a window and the desk say to each other. The desk is where work on files is done: a page of
 * Ambit's that nobody sees and nobody closes, so that a window may be closed as soon as it has left
 * its job there. Each of the two holds a lock while it cares; the browser takes a lock away with
 * the page that holds it, and by that the other one knows.
 */
import type { FileKind } from './file-kind.ts';
import type { Ended } from './file-task.ts';
import type { SaveJob } from './save-export.ts';
import type { SendJob } from './send-to-box.ts';

export type DeskJob =
  | { what: 'save'; job: SaveJob }
  | { what: 'bring-in'; file: File; kind: FileKind }
  | { what: 'send'; job: SendJob };

export interface NamedFile {
  name: string;
  content: Blob;
}

/** `language`: where the desk is, the browser may have no words to lend. */
export type ToDesk =
  | { type: 'job'; id: string; language: string; job: DeskJob }
  /** Did it: handed the files over, or told the person how it ended? */
  | { type: 'answer'; id: string; did: boolean };

export type FromDesk =
  | { type: 'begun'; id: string }
  | { type: 'files'; id: string; files: NamedFile[] }
  | { type: 'ended'; id: string; ended: Ended };

/** The line between them: pages of other origins have no part in it. */
export const deskLine = () => new BroadcastChannel('ambit desk');

export const askerLock = (id: string) => `asker ${id}`;
export const taskLock = (id: string) => `file task ${id}`;
