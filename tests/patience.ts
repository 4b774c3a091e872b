/**
 * Milliseconds until something that does not come is given up. No test depends on how fast the
 * machine is: these are for what will never come, and long enough beside ten programs that want the
 * processor too.
 */
export const PATIENCE = {
  /** Something to be seen in a browser. */
  sight: 180_000,
  /** A test without a browser. */
  test: 600_000,
  /** A test with one. */
  story: 1_200_000,
};
