import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../lib/say.ts';
import { ProgressNote } from './progress-note.tsx';
import { useFocusKept } from './use-focus-kept.ts';

export interface ShelfRow {
  id: number;
  words: string;
  isRunning: boolean;
  isBad: boolean;
}

interface Props {
  rows: ShelfRow[];
  onStop(id: number): void;
  onRead(id: number): void;
}

/**
 * At the foot of a window, whatever it shows: work that takes its time, and how such work ended.
 */
export function TaskShelf({ rows, onStop, onRead }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // A note that was read or stopped goes with its button; the next Tab goes on from here.
  useFocusKept(root, () => root.current);
  // What else stays at the foot of a window stands on the shelf, or nobody could reach it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--shelf', `${root.current!.offsetHeight}px`);
    const watcher = new ResizeObserver(measure);
    watcher.observe(root.current!);
    return () => watcher.disconnect();
  }, []);
  return (
    <div class="works small" ref={root} tabIndex={-1}>
      {rows.map(({ id, words, isRunning, isBad }) =>
        isRunning ? (
          <ProgressNote key={id} words={words} onStop={() => onStop(id)} />
        ) : (
          <div key={id} class={`note done ${isBad ? 'failed' : 'plain'}`}>
            <span role={isBad ? 'alert' : 'status'}>{words}</span>
            <button type="button" onClick={() => onRead(id)}>
              {say('restoredRead')}
            </button>
          </div>
        ),
      )}
    </div>
  );
}
