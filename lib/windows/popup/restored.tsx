import { say } from '../../say.ts';
import { dayDateWords } from '../../view/atlas-sentences.ts';
import { order } from '../../view/order.ts';

/** Said until it is read: the database was lost, and what came back. */
export function Restored({ at }: { at: number }) {
  return (
    <div class="note failed">
      <p role="alert">{say('restored', dayDateWords(at))}</p>
      <button type="button" onClick={() => void order({ type: 'read-restored' }).catch(() => {})}>
        {say('restoredRead')}
      </button>
    </div>
  );
}
