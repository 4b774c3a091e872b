import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWatched } from '../../../components/use-watched.ts';
import { sayError } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { boundaryState } from '../../store/overview.ts';
import { watch } from '../../store/watch.ts';

/** `value` is undefined before the first answer and null when Ambit does not know the page. */
export interface Answer<T> {
  value: T | null | undefined;
  error: string | null;
  again(): void;
}

/**
 * Reads what is asked of a page, and tells it part by part; each part is put onto what is there.
 */
export type Read<T> = (
  db: Database,
  page: string,
  tell: (next: (before: T | null | undefined) => T | null) => void,
) => Promise<void>;

/**
 * An answer about a page, asked for again whenever the page, what is known, or what the person said
 * has changed. One question at a time: while pages pour in, the changes that come during an answer
 * make one more question, not many. What is in view stays until there is something newer.
 */
export function useAnswer<T>(db: Database, page: string | null, read: Read<T>): Answer<T> {
  const [state, setState] = useState<Omit<Answer<T>, 'again'>>({ value: undefined, error: null });
  const changed = useWatched<string>(
    (tell, fail) => watch(() => boundaryState(db), tell, fail),
    [],
  ).value;
  const now = useRef(page);
  now.current = page;
  const asking = useRef(false);
  const askAgain = useRef(false);
  const look = async () => {
    askAgain.current = true;
    if (asking.current) return;
    asking.current = true;
    while (askAgain.current) {
      askAgain.current = false;
      const about = now.current;
      if (about === null) {
        setState({ value: null, error: null });
        continue;
      }
      try {
        await read(db, about, (next) => {
          if (now.current === about) setState(({ value }) => ({ value: next(value), error: null }));
        });
      } catch (error) {
        setState(({ value }) => ({ value: value ?? null, error: sayError(error) }));
      }
    }
    asking.current = false;
  };
  useLayoutEffect(() => {
    if (changed !== null) void look();
  }, [changed, page]);
  return { ...state, again: () => void look() };
}
