import { options } from 'preact';

/**
 * Does something, and draws what it changed before going on. Keys may follow each other faster than
 * pictures: the next one must meet what the last one made.
 */
export function drawnAtOnce(act: () => void): void {
  const later = options.debounceRendering;
  options.debounceRendering = (draw) => draw();
  try {
    act();
  } finally {
    options.debounceRendering = later;
  }
}
