import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * When what had the focus inside `root` is gone, `next` says what has it now: a button may vanish
 * because what it does was done, and whoever uses the keyboard would begin again at the top.
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  const had = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (had.current === null || had.current.isConnected) return;
    had.current = null;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) next()?.focus();
  });
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = target as Element;
    };
    const element = root.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [root.current]);
}
