/**
 * Drives steps to their end in one go: for work in steps that is little, or that nobody waits for.
 */
export function unpaced<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
