/**
 * Work in steps, begun a little later and done a little at a time, so that a window stays alive.
 */
import { SLICE } from './breathing.ts';
import { type Clock, realClock } from './clock.ts';

/** Drives `steps` to their end and tells the last value, unless stopped before. */
export function inSlices<T>(
  steps: Iterator<unknown, T>,
  tell: (value: T) => void,
  { now, after }: Clock = realClock,
): { stop(): void } {
  const work = () => {
    const started = now();
    while (now() - started < SLICE.window) {
      const { done, value } = steps.next();
      if (done) {
        tell(value as T);
        return;
      }
    }
    cancel = after(0, work);
  };
  let cancel = after(0, work);
  return { stop: () => cancel() };
}
