import { sayCount } from '../lib/say.ts';

interface Props {
  /** Pages stored but not yet taken in. */
  waiting: number;
  /** There is no room for them. */
  crowded: boolean;
}

/** Pages on their way in; or that there is no room for more, and what helps. */
export function WaitingNote({ waiting, crowded }: Props) {
  if (waiting === 0) return null;
  if (crowded) {
    return (
      <p role="status" class="note" data-waiting={waiting}>
        {sayCount('noRoom', waiting)}
      </p>
    );
  }
  return (
    <p role="status" class="faint small" data-waiting={waiting}>
      {sayCount('takingIn', waiting)}
    </p>
  );
}
