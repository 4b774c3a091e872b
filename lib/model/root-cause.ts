/**
 * What really went wrong: the database's errors wrap the one that says it, and what is wrapped is
 * lost where an error crosses from one context to another.
 */
export function rootCause(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const wrapped = (error as { inner?: unknown }).inner ?? error.cause;
  return wrapped instanceof Error ? rootCause(wrapped) : error;
}
