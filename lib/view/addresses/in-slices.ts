/**
 * Long work of a window in slices, so that it never holds up a key press: the returned function
 * lets other tasks run once `slice` milliseconds have passed since it last did.
 */
export type Breathe = () => Promise<void>;

export function inSlices(slice = 12): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await new Promise((resume) => setTimeout(resume, 0));
    since = performance.now();
  };
}
