import type { Turns } from './turns.ts';

/**
 * Long work in slices: the returned function lets other tasks run once `slice` milliseconds have
 * passed since it last did. A worker that never breathes cannot say that it is alive.
 */
export function breathing(slice = 50): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await new Promise((resume) => setTimeout(resume, 0));
    since = performance.now();
  };
}

/** Drives work in steps to its end, breathing between them; each in a turn of its own where turns are taken. */
export async function driven<T>(steps: Generator<void, T>, turns?: Turns): Promise<T> {
  const breathe = breathing();
  const step = () => steps.next();
  for (;;) {
    const { done, value } = turns === undefined ? step() : await turns.take(step);
    if (done) return value;
    await breathe();
  }
}
