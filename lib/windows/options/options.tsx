import { say } from '../../say.ts';
import { Database } from '../../store/database.ts';
import { FileTasks } from '../shared/file-tasks.tsx';
import { SettingsPage } from '../shared/settings.tsx';

const db = new Database();

/** The settings on a page of their own. */
export function Options() {
  return (
    <main class="page">
      <h1>{say('optionsTitle')}</h1>
      <p>
        <a href="/atlas.html">{say('atlasOpen')}</a>
      </p>
      <SettingsPage db={db} />
      <FileTasks db={db} />
    </main>
  );
}
