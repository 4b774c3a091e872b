/**
 * A piece of long work, told in the store, so that every window sees how far it is and any may stop
 * it. The companion's work goes on without a window. Work on files is a window's: a file is handed
 * over, and chosen, in a window, so it ends with that one, and the others say so.
 */
export interface Task {
  id: number;
  what: 'verify' | FileWork;
  done: number;
  /** Of so many; 0 while that is not known. */
  of: number;
  /** "interrupted": the worker died, or the window was closed, and nobody goes on. */
  state: 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
  startedAt: number;
  /** What it came to, or why it failed; null while it runs. */
  result: Verification | null;
  failure: string | null;
  /** Only of work that a window does. No names: what is forgotten must not be told here. */
  window?: {
    /** Held for as long as the window works on it. */
    lock: string;
    /** What `done` counts; null before anything is done. */
    step: FileStep | null;
    /** How it ended, for whoever was not looking; empty while it runs. */
    said: string;
  };
}

export type FileWork = 'save' | 'bring-in';
export type FileStep = 'addresses' | 'pages' | 'reasons' | 'writing' | 'checking' | 'storing';

/** Does what was derived equal a recomputation from the stored pages? */
export interface Verification {
  agrees: boolean;
  pages: number;
  urls: number;
  /** Stored pages whose bytes are not the ones that were hashed. */
  damaged: number;
}
