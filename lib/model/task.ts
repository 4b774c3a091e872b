/**
 * A piece of long work, told in the store, so that every window sees how far it is and any may stop
 * it. None needs the window it was begun in: the companion verifies, and files are the desk's work.
 */
export interface Task {
  id: number;
  what: 'verify' | FileTaskKind;
  done: number;
  /** Of so many; 0 while that is not known. */
  of: number;
  /** "interrupted": the worker or the desk died, and nobody goes on. */
  state: 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
  startedAt: number;
  /** What it came to, or why it failed; null while it runs. */
  result: Verification | null;
  failure: string | null;
  /**
   * Only of work on files. How it ended goes with whatever is forgotten: it may name an address.
   */
  files?: {
    /** Held for as long as the desk works on it. */
    lock: string;
    /** What `done` counts; null before anything is done. */
    step: FileStep | null;
    /** How it ended, for whoever was not looking; empty while it runs. */
    said: string;
  };
}

export type FileTaskKind = 'save' | 'bring-in' | 'send';
export type FileStep =
  | 'addresses'
  | 'pages'
  | 'reasons'
  | 'writing'
  | 'checking'
  | 'storing'
  | 'sending';

/** Does what was derived equal a recomputation from the stored pages? */
export interface Verification {
  /** Null when it is not known, because something was forgotten each time while it read. */
  agrees: boolean | null;
  pages: number;
  urls: number;
  /** Stored pages whose bytes are not the ones that were hashed. */
  damaged: number;
  /** Sites, and boundaries, that were compared. */
  sites: number;
  boundaries: number;
  notCompared: {
    /** Boundaries of an earlier moment, which are computed anew at the next look. */
    boundaries: number;
    /** Pages that came meanwhile and are not yet taken in. */
    pages: number;
  };
}
