/** Runs `work` when it is its turn; see `orders.ts`. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** For who is alone. */
export const atOnce: Turn = (work) => work();
