import { useWatched } from '../../../components/use-watched.ts';
import { WorkShelf } from '../../../components/work-shelf.tsx';
import { watchFileTasks } from '../../files/file-task.ts';
import { fileTaskWords, isUnfinished } from '../../files/task-words.ts';
import type { Task } from '../../model/task.ts';
import type { Database } from '../../store/database.ts';
import { cancelTask, dropTask } from '../../store/tasks.ts';

/** What this and other windows are saving or bringing in, and what became of it. */
export function FileWork({ db }: { db: Database }) {
  const tasks = useWatched<Task[]>((tell, fail) => watchFileTasks(db, tell, fail), []).value;
  const rows = (tasks ?? []).map((task) => ({
    id: task.id,
    words: fileTaskWords(task),
    isRunning: task.state === 'running',
    isBad: isUnfinished(task),
  }));
  return (
    <WorkShelf
      rows={rows.filter(({ words }) => words !== '')}
      onStop={(id) => void cancelTask(db, id)}
      onRead={(id) => void dropTask(db, id)}
    />
  );
}
