import { liveQuery } from 'dexie';

/** Calls `tell` with the answer now and whenever a write in any context changes it. */
export function watch<T>(
  query: () => Promise<T>,
  tell: (answer: T) => void,
  fail: (error: unknown) => void,
): () => void {
  // Dexie keeps quiet about a closed database, hoping that somebody will open it: nobody would.
  const asked = () =>
    query().catch((error) => {
      throw heard(error);
    });
  const subscription = liveQuery(asked).subscribe({
    next: tell,
    error: (error) => fail(innermost(error)),
  });
  return () => subscription.unsubscribe();
}

/** Known by its name to whoever finds words for it: an old connection does not let go. */
class HeldStore extends Error {
  override name = 'HeldStore';
}

function heard(error: unknown): unknown {
  const inner = innermost(error);
  return (inner as Error | null)?.name === 'DatabaseClosedError' ? new HeldStore() : inner;
}

/** Dexie wraps what went wrong while opening; people want to hear the thing itself. */
function innermost(error: unknown): unknown {
  const inner = (error as { inner?: unknown } | null)?.inner;
  return inner instanceof Error ? innermost(inner) : error;
}
