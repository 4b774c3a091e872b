import { browser } from '../../lib/browser.ts';
import { say } from '../../lib/say.ts';

/** In the place of everything, when the database cannot be read. */
export function Broken({ reason }: { reason: string }) {
  return (
    <main class="popup">
      <h1>Ambit</h1>
      <p role="alert" class="note failed">
        {say('databaseSilent', reason)}
      </p>
      <p>{say('leftAsIs')}</p>
      <button type="button" onClick={() => browser.runtime.reload()}>
        {say('restart')}
      </button>
    </main>
  );
}
