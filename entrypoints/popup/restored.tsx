import { say } from '../../lib/say.ts';
import { dateWords } from '../../lib/view/atlas-words.ts';
import { order } from '../../lib/view/order.ts';

/** Said until it is read: the database was lost, and what came back. */
export function Restored({ at }: { at: number }) {
  return (
    <div class="note failed">
      <p role="alert">{say('restored', dateWords(at))}</p>
      <button type="button" onClick={() => void order({ type: 'read-restored' }).catch(() => {})}>
        {say('restoredRead')}
      </button>
    </div>
  );
}
