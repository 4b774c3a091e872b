import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sayError } from '../lib/say.ts';

export interface Asked<T> {
  /** Undefined before the first answer; an earlier answer stays while a newer one is awaited. */
  value: T | undefined;
  error: string | null;
  asking: boolean;
  again(): void;
}

/**
 * The answer to a question, asked again when `changed` is another value. One question at a time,
 * and `pause` milliseconds apart: while pages pour in, many changes make one more question.
 */
export function useAsked<T>(ask: () => Promise<T>, changed: unknown, pause = 0): Asked<T> {
  const [state, setState] = useState<Omit<Asked<T>, 'again'>>({
    value: undefined,
    error: null,
    asking: true,
  });
  const latest = useRef(ask);
  latest.current = ask;
  const running = useRef(false);
  const wanted = useRef(false);
  const gone = useRef(false);
  const look = async () => {
    wanted.current = true;
    if (running.current) return;
    running.current = true;
    while (wanted.current && !gone.current) {
      wanted.current = false;
      setState((before) => ({ ...before, asking: true }));
      try {
        const value = await latest.current();
        if (!gone.current) setState({ value, error: null, asking: false });
      } catch (error) {
        setState(({ value }) => ({ value, error: sayError(error), asking: false }));
      }
      if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    }
    running.current = false;
  };
  useLayoutEffect(() => {
    if (changed !== null) void look();
  }, [changed]);
  useLayoutEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return { ...state, again: () => void look() };
}
