import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { browser } from '../../browser.ts';
import { say } from '../../say.ts';
import { deleteDatabase } from '../../store/database.ts';

/** Errors that pass by other means than deleting what is stored. */
const PASSING = ['NewerStore', 'HeldStore', 'QuotaExceededError'];

/** In the place of everything, when the database cannot be read. */
export function Broken({ reason, name }: { reason: string; name: string | null }) {
  const deleteAndReload = () => void deleteDatabase().finally(() => browser.runtime.reload());
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
      {!PASSING.includes(name ?? '') && (
        <ConfirmButton
          label={say('startAnew')}
          warning={say('startAnewHelp')}
          confirm={say('startAnewSure')}
          busy={false}
          onConfirm={deleteAndReload}
        />
      )}
    </main>
  );
}
