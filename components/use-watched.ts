import { useLayoutEffect, useState } from 'preact/hooks';
import { sayError } from '../lib/say.ts';

/** Starts telling; returns how to stop. */
export type Watch<T> = (tell: (value: T) => void, fail: (error: unknown) => void) => () => void;

export type Watched<T> = {
  value: T | null;
  error: string | null;
  /** The error's name, for whoever offers a remedy. */
  errorName: string | null;
};

/**
 * The latest value of a watched question; asked anew when one of `inputs` changes. Asked at once:
 * an effect would wait for the first picture, which has nothing to show before the answer.
 */
export function useWatched<T>(watch: Watch<T>, inputs: unknown[]): Watched<T> {
  const [state, setState] = useState<Watched<T>>({ value: null, error: null, errorName: null });
  useLayoutEffect(
    () =>
      watch(
        (value) => setState({ value, error: null, errorName: null }),
        (error) => setState({ value: null, error: sayError(error), errorName: nameOf(error) }),
      ),
    inputs,
  );
  return state;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
