import { liveQuery } from 'dexie';

/** Calls `tell` with the answer now and whenever a write in any context changes it. */
export function watch<T>(
  query: () => Promise<T>,
  tell: (answer: T) => void,
  fail: (error: unknown) => void,
): () => void {
  const subscription = liveQuery(query).subscribe({ next: tell, error: fail });
  return () => subscription.unsubscribe();
}
