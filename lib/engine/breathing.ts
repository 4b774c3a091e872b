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

/** Drives work in steps to its end, breathing between them. */
export async function driven<T>(steps: Generator<void, T>): Promise<T> {
  const breathe = breathing();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breathe();
  }
}
