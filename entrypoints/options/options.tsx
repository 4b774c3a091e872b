import { say } from '../../lib/say.ts';
import { Database } from '../../lib/store/database.ts';
import { FileWork } from '../popup/file-work.tsx';
import { Settings } from './settings.tsx';

const db = new Database();

/** The settings on a page of their own. */
export function Options() {
  return (
    <main class="page">
      <h1>{say('optionsTitle')}</h1>
      <p>
        <a href="/atlas.html">{say('atlasOpen')}</a>
      </p>
      <Settings db={db} />
      <FileWork db={db} />
    </main>
  );
}
