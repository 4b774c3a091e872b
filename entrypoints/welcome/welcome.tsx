import { useState } from 'preact/hooks';
import { hostFrom } from '../../components/host-list.tsx';
import { TaskNote } from '../../components/task-note.tsx';
import { useTask } from '../../components/use-task.ts';
import { useWatched } from '../../components/use-watched.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { Database } from '../../lib/store/database.ts';
import { type Overview, readOverview } from '../../lib/store/overview.ts';
import { watch } from '../../lib/store/watch.ts';
import { order } from '../../lib/view/order.ts';

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
      if (mode === 'chosen' && chosen.length === 0) throw new Error('Name at least one site.');
      await order({ type: 'agree', mode, chosen });
      return null;
    });
  return (
    <main class="page">
      <h1>Where does this website begin and end?</h1>
      <p>
        Ambit learns from the pages you open which of them belong together as one website, and hands
        you the list for archiving. To learn, it must keep a record of those pages.
      </p>
      <section class="card" aria-label="What is kept">
        <h2>What is kept</h2>
        <ul class="points">
          <li>
            Of each page you open: its address, title, links with the words around them, the most
            common words, and the addresses of its images, styles and scripts.
          </li>
          <li>
            Not kept: what you type, cookies, pictures, or the page itself. Passwords, tokens and
            e-mail addresses in links are removed first.
          </li>
          <li>
            Never recorded: private windows, pages with a password field, banks, mail, health and
            sign-in sites, and your own network, unless you allow one by name.
          </li>
        </ul>
        <h2>Where, and why</h2>
        <ul class="points">
          <li>
            In this browser’s own storage, on this computer. Nothing is sent anywhere: Ambit has no
            server and makes no connections.
          </li>
          <li>
            To work out the boundaries of websites, to show you why, and to export them when you
            ask.
          </li>
          <li>You can pause, forget a site or the last hour, or delete everything at any time.</li>
        </ul>
      </section>
      {overview.error !== null && (
        <p role="alert" class="note failed">
          Ambit’s database does not answer: {overview.error}
        </p>
      )}
      {overview.value?.settings.agreedAt ? (
        <section class="card" role="status">
          <h2>Thank you: recording is on</h2>
          <p>
            Open a few pages, then press Ambit’s button in the toolbar. Pages that are already open
            are recorded when you reload them.
          </p>
        </section>
      ) : (
        <section class="card" aria-label="Your decision">
          <h2>What may Ambit record?</h2>
          <label class="choice">
            <input
              type="radio"
              name="mode"
              checked={mode === 'everywhere'}
              onChange={() => setMode('everywhere')}
            />
            <span>Every web page I open, with the exceptions above</span>
          </label>
          <label class="choice">
            <input
              type="radio"
              name="mode"
              checked={mode === 'chosen'}
              onChange={() => setMode('chosen')}
            />
            <span>Only the sites I choose</span>
          </label>
          {mode === 'chosen' && (
            <input
              type="text"
              name="hosts"
              aria-label="Sites to record, parted by spaces"
              placeholder="www.museum.example archive.museum.example"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <div class="row">
            <button type="button" class="main" disabled={task.busy} onClick={agree}>
              I agree: start recording
            </button>
          </div>
          <p class="faint small">Until you agree, no part of Ambit runs in any page.</p>
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
