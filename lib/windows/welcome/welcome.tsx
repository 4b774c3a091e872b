import { useState } from 'preact/hooks';
import { hostFrom } from '../../../components/host-list.tsx';
import { TaskNote } from '../../../components/task-note.tsx';
import { useTask } from '../../../components/use-task.ts';
import { useWatched } from '../../../components/use-watched.ts';
import type { Settings } from '../../model/settings.ts';
import { say } from '../../say.ts';
import { Database } from '../../store/database.ts';
import { type Overview, readOverview } from '../../store/overview.ts';
import { watch } from '../../store/watch.ts';
import { order } from '../../view/order.ts';

const db = new Database();

export function Welcome() {
  const overview = useWatched<Overview>(
    (tell, fail) => watch(() => readOverview(db, null), tell, fail),
    [],
  );
  const [mode, setMode] = useState<Settings['mode']>('everywhere');
  const [typed, setTyped] = useState('');
  const task = useTask();
  const agree = () =>
    task.run(async () => {
      const chosen = mode === 'chosen' ? hostsIn(typed) : [];
      if (mode === 'chosen' && chosen.length === 0) throw new Error(say('nameOneSite'));
      await order({ type: 'agree', mode, chosen });
      return null;
    });
  return (
    <main class="page">
      <h1>{say('welcomeTitle')}</h1>
      <p>{say('welcomeLead')}</p>
      <section class="card" aria-label={say('whatKept')}>
        <h2>{say('whatKept')}</h2>
        <ul class="points">
          <li>{say('welcomeKept')}</li>
          <li>{say('welcomeNotKept')}</li>
          <li>{say('welcomeNever')}</li>
        </ul>
        <h2>{say('welcomeWhereTitle')}</h2>
        <ul class="points">
          <li>{say('welcomeWhere')}</li>
          <li>{say('welcomeWhy')}</li>
          <li>{say('welcomeControl')}</li>
        </ul>
      </section>
      {overview.error !== null && (
        <p role="alert" class="note failed">
          {say('databaseSilent', overview.error)}
        </p>
      )}
      {overview.value?.settings.agreedAt ? (
        <section class="card" role="status">
          <h2>{say('welcomeThanks')}</h2>
          <p>{say('welcomeNext')}</p>
        </section>
      ) : (
        <section class="card" aria-label={say('yourDecision')}>
          <h2>{say('mayRecord')}</h2>
          <label class="choice">
            <input
              type="radio"
              name="mode"
              checked={mode === 'everywhere'}
              onChange={() => setMode('everywhere')}
            />
            <span>{say('modeEverywhereBut')}</span>
          </label>
          <label class="choice">
            <input
              type="radio"
              name="mode"
              checked={mode === 'chosen'}
              onChange={() => setMode('chosen')}
            />
            <span>{say('modeChosen')}</span>
          </label>
          {mode === 'chosen' && (
            <input
              type="text"
              name="hosts"
              aria-label={say('sitesToRecord')}
              placeholder="www.museum.example archive.museum.example"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <div class="row">
            <button type="button" class="main" disabled={task.busy} onClick={agree}>
              {say('agree')}
            </button>
          </div>
          <p class="faint small">{say('untilAgree')}</p>
          <TaskNote said={task.said} />
        </section>
      )}
    </main>
  );
}

function hostsIn(typed: string): string[] {
  const hosts = typed.split(/[\s,]+/).map(hostFrom);
  return [...new Set(hosts.filter((host) => host !== null))];
}
