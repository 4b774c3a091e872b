import { liveQuery } from 'dexie';

/** Calls `tell` with the answer now and whenever a write in any context changes it. */
export function watch<T>(
  query: () => Promise<T>,
  tell: (answer: T) => void,
  fail: (error: unknown) => void,
): () => void {
  const subscription = liveQuery(query).subscribe({
    next: tell,
    error: (error) => fail(innermost(error)),
  });
  return () => subscription.unsubscribe();
}

/** Dexie wraps what went wrong while opening; people want to hear the thing itself. */
function innermost(error: unknown): unknown {
  const inner = (error as { inner?: unknown } | null)?.inner;
  return inner instanceof Error ? innermost(inner) : error;
}
