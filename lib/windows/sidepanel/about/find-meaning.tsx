import { useState } from 'preact/hooks';
import { GroupList } from '../../../../components/group-list.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useTask } from '../../../../components/use-task.ts';
import { LONGEST_QUESTION, type MeaningGroup } from '../../../model/groups.ts';
import { say } from '../../../say.ts';
import { findMeaning, whenRead } from '../../../view/about-questions.ts';

/** A question in words: the groups of pages nearest to it in meaning, their pages ranked. */
export function FindMeaning() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<MeaningGroup[]>([]);
  const task = useTask();
  const find = () =>
    task.run(async () => {
      setFound([]);
      const answer = await whenRead(() => findMeaning(text));
      setFound(answer.found);
      if (answer.found.length === 0) return say('aboutFoundNone');
      const { at, of } = answer.looked;
      return at < of ? say('aboutFindLooked', at, of) : null;
    });
  return (
    <section class="about-part groups found small" aria-labelledby="about-find">
      <h2 id="about-find">{say('aboutFind')}</h2>
      <p id="about-find-hint" class="faint">
        {say('aboutFindHint')}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <input
          type="search"
          aria-labelledby="about-find"
          aria-describedby="about-find-hint"
          maxLength={LONGEST_QUESTION}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div class="row">
          <button type="submit" disabled={task.busy || text.trim() === ''}>
            {say(task.busy ? 'working' : 'aboutFindDo')}
          </button>
        </div>
      </form>
      <TaskNote said={task.said} />
      {found.length > 0 && (
        <GroupList
          label={say('aboutFound')}
          groups={found.map((group) => ({ ...group, title: '' }))}
        />
      )}
    </section>
  );
}
