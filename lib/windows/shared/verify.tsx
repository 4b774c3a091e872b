import { TaskProgress } from '../../../components/task-progress.tsx';
import { useWatched } from '../../../components/use-watched.ts';
import type { Task } from '../../model/task.ts';
import { say } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { lastTask } from '../../store/tasks.ts';
import { watch } from '../../store/watch.ts';
import { startVerifying, stopTask } from '../../view/atlas-questions.ts';
import { isBad, verifySentence } from '../../view/atlas-sentences.ts';

/**
 * Verifying what is stored. The companion works on when this window is closed, and so it
 * is read back.
 */
export function Verify({ db }: { db: Database }) {
  const task = useWatched<Task | null>(
    (tell, fail) => watch(() => lastTask(db, 'verify'), tell, fail),
    [],
  ).value;
  // How it ended is in the store, also when the answer was lost on its way.
  const start = () => void startVerifying().catch(() => {});
  return (
    <TaskProgress
      name={say('atlasVerify')}
      task={
        task === null
          ? null
          : {
              running: task.state === 'running',
              done: task.done,
              of: task.of,
              words: verifySentence(task),
              bad: isBad(task),
            }
      }
      onStart={start}
      onCancel={() => task !== null && void stopTask(task.id)}
    />
  );
}
