import { TaskShelf } from '../../../components/task-shelf.tsx';
import { useWatched } from '../../../components/use-watched.ts';
import { watchFileTasks } from '../../files/file-task.ts';
import { fileTaskSentence, isUnfinished } from '../../files/task-sentences.ts';
import type { Task } from '../../model/task.ts';
import type { Database } from '../../store/database.ts';
import { cancelTask, dropTask } from '../../store/tasks.ts';

/** What this and other windows are saving or bringing in, and what became of it. */
export function FileTasks({ db }: { db: Database }) {
  const tasks = useWatched<Task[]>((tell, fail) => watchFileTasks(db, tell, fail), []).value;
  const rows = (tasks ?? []).map((task) => ({
    id: task.id,
    words: fileTaskSentence(task),
    isRunning: task.state === 'running',
    isBad: isUnfinished(task),
  }));
  return (
    <TaskShelf
      rows={rows.filter(({ words }) => words !== '')}
      onStop={(id) => void cancelTask(db, id)}
      onRead={(id) => void dropTask(db, id)}
    />
  );
}
