/**
 * A piece of long work. It is done by the companion and told in the store, so that every window sees
 * how far it is, any may stop it, and closing them all does not.
 */
export interface Task {
  id: number;
  what: 'verify';
  done: number;
  /** Of so many; 0 while that is not known. */
  of: number;
  /** "interrupted": the worker died, and nobody goes on. */
  state: 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed';
  startedAt: number;
  /** What it came to, or why it failed; null while it runs. */
  result: Verification | null;
  failure: string | null;
}

/** Does what was derived equal a recomputation from the stored pages? */
export interface Verification {
  agrees: boolean;
  pages: number;
  urls: number;
  /** Stored pages whose bytes are not the ones that were hashed. */
  damaged: number;
}
