/** Work in steps, done a little at a time so that the page stays alive. */
const SLICE = 12;

/** Drives `steps` to their end and tells the last value, unless stopped before. */
export function inSlices<T>(
  steps: Iterator<unknown, T>,
  tell: (value: T) => void,
  now = () => performance.now(),
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = () => {
    const started = now();
    while (now() - started < SLICE) {
      const { done, value } = steps.next();
      if (done) {
        tell(value as T);
        return;
      }
    }
    timer = setTimeout(work, 0);
  };
  timer = setTimeout(work, 0);
  return { stop: () => clearTimeout(timer) };
}
