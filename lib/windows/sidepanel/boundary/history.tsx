import { CorrectionList } from '../../../../components/correction-list.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useTask } from '../../../../components/use-task.ts';
import type { Label } from '../../../model/label.ts';
import { say } from '../../../say.ts';
import { correctionsOf, correctionWords, momentWords, undoing } from '../../../view/corrections.ts';
import { makeChange } from '../../../view/site-questions.ts';

/** The history of corrections, each of which can be undone by itself. */
export function History({ page, labels }: { page: string; labels: Label[] }) {
  const task = useTask();
  const corrections = correctionsOf(labels);
  const undo = (key: string) =>
    task.run(async () => {
      const found = corrections.find(({ at }) => String(at) === key)!;
      await makeChange(page, undoing(found.labels));
      return say('notedUndone');
    });
  return (
    <details class="fold-section">
      <summary>{say('historyTitle')}</summary>
      <CorrectionList
        rows={corrections.map((made) => ({
          key: String(made.at),
          text: correctionWords(made),
          at: new Date(made.at),
          takenBack: made.withdrawnAt === null ? null : new Date(made.withdrawnAt),
        }))}
        dateOf={momentWords}
        busy={task.busy}
        onUndo={undo}
      />
      <TaskNote said={task.said} />
    </details>
  );
}
