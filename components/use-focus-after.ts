import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * When work that was begun inside `root` is over, `next` says what takes the focus, for the button
 * that began it is gone, or was disabled meanwhile: whoever uses the keyboard goes on from there.
 * Who has gone elsewhere in the meantime stays there.
 */
export function useFocusAfter(
  busy: boolean,
  root: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  const isBegunHere = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) {
      isBegunHere.current = root.current?.contains(activeElement) ?? false;
      return;
    }
    const isLost = activeElement === null || activeElement === body;
    const isStillHere = root.current?.contains(activeElement) ?? false;
    if (isBegunHere.current && (isLost || isStillHere)) next()?.focus();
    isBegunHere.current = false;
  }, [busy]);
}
