/** Work that can be done in steps, a worker breathing between them, done in one go where it is little. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
