import { ConfirmButton } from '../../../../components/confirm-button.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useTask } from '../../../../components/use-task.ts';
import { LONGEST_ONTOLOGY, type OwnOntology } from '../../../model/ontology.ts';
import { LONGEST_NAME } from '../../../model/site-name.ts';
import { say, sayCount } from '../../../say.ts';
import { addTopics, putToUse, removeTopics } from '../../../view/about-questions.ts';

/** The person's own trees of topics: brought in from a file, one of them in use, deleted. */
export function OwnTopics({ topics }: { topics: Omit<OwnOntology, 'text'>[] }) {
  const task = useTask();
  const own = topics.find(({ inUse }) => inUse);
  const bringIn = (input: HTMLInputElement) =>
    task.run(async () => {
      const [file] = input.files!;
      if (file === undefined) return null;
      if (file.size > LONGEST_ONTOLOGY) throw new Error(say('aboutTopicsTooLong'));
      const name = file.name.replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME);
      const count = await addTopics(name, await file.text());
      input.value = '';
      return sayCount('aboutTopicsImported', count);
    });
  const choose = (id: number | null) =>
    task.run(async () => {
      await putToUse(id);
      return null;
    });
  return (
    <details class="fold-section">
      <summary>{say('aboutTopics')}</summary>
      <div class="topics small">
        <p class="faint">{say('aboutTopicsExplain')}</p>
        <fieldset>
          <legend>{say('aboutTopicsUse')}</legend>
          {[{ id: null, name: say('aboutTopicsGeneral'), topics: 0 }, ...topics].map((tree) => (
            <label key={tree.id} class="choice">
              <input
                type="radio"
                name="topics"
                checked={(own?.id ?? null) === tree.id}
                disabled={task.busy}
                onChange={() => choose(tree.id)}
              />
              <span>
                <bdi>{tree.name}</bdi>
                {tree.id !== null && ` (${sayCount('aboutTopicsCount', tree.topics)})`}
              </span>
            </label>
          ))}
        </fieldset>
        <label>
          {say('aboutTopicsImport')}{' '}
          <input
            type="file"
            accept=".txt,.csv,.tsv,.rdf,.xml,.owl,.skos,text/plain,text/csv,application/rdf+xml"
            disabled={task.busy}
            onChange={(event) => bringIn(event.currentTarget)}
          />
        </label>
        {own !== undefined && (
          <ConfirmButton
            label={say('aboutTopicsRemove', own.name)}
            warning={say('aboutTopicsRemoveWarning', own.name)}
            confirm={say('aboutTopicsRemoveConfirm')}
            busy={task.busy}
            onConfirm={() =>
              task.run(async () => {
                await removeTopics(own.id);
                return null;
              })
            }
          />
        )}
        <TaskNote said={task.said} />
      </div>
    </details>
  );
}
