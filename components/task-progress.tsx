import { say } from '../lib/say.ts';

interface Props {
  /** What the work is called, on its button. */
  name: string;
  task: { running: boolean; done: number; of: number; words: string; bad: boolean } | null;
  onStart(): void;
  onCancel(): void;
}

/** Long work: started, watched, stopped; and what it came to, also after the window was closed. */
export function TaskProgress({ name, task, onStart, onCancel }: Props) {
  const running = task?.running ?? false; // it never ran
  return (
    <div class="task">
      <div class="row">
        <button type="button" disabled={running} onClick={onStart}>
          {name}
        </button>
        {running && (
          <button type="button" onClick={onCancel}>
            {say('atlasStop')}
          </button>
        )}
      </div>
      {running && (
        <progress
          aria-label={name}
          max={Math.max(1, task!.of)}
          value={task!.of === 0 ? undefined : task!.done}
        />
      )}
      {task !== null && (
        <p role={task.bad ? 'alert' : 'status'} class={`note ${task.bad ? 'failed' : 'plain'}`}>
          {task.words}
        </p>
      )}
    </div>
  );
}
