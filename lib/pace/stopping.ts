/**
 * The one way to stop what takes long: who does it is given a signal, and fails with `Stopped` once
 * that is given, having taken back whatever may not stay half done.
 */

/** The person changed their mind. Known by its name where it comes from another context. */
export class Stopped extends Error {
  override name = 'Stopped';

  constructor() {
    super('It was stopped before its end.');
  }
}

export interface Stopping {
  signal: AbortSignal;
  stop(): void;
}

/** `signal.throwIfAborted()` throws `Stopped` from the stop on. */
export function stopping(): Stopping {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort(new Stopped()) };
}

/** Settles with `work`, or fails with `Stopped` as soon as that is said. */
export function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Something else went wrong, if not this. */
export const isStop = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Stopped';
