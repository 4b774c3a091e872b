import { say, sayCount } from '../../say.ts';
import type { Overview } from '../../store/overview.ts';

interface Props {
  /** The question is out and nothing has come back yet. */
  looking: boolean;
  error: string | null;
  overview: Overview;
  onAgain(): void;
}

/** What is said in the place of a boundary: being looked for, failed, or not known and why. */
export function NoSite({
  looking,
  error,
  overview: { pages, waiting, crowded, host },
  onAgain,
}: Props) {
  if (error !== null) {
    return (
      <div role="alert" class="note failed">
        <p>{say('boundaryFailed', error)}</p>
        <button type="button" onClick={onAgain}>
          {say('tryAgain')}
        </button>
      </div>
    );
  }
  if (looking) return <p class="faint">{say('looking')}</p>;
  if (pages === 0) {
    return <p class="faint">{say('nothingYet')}</p>;
  }
  if ((waiting > 0 && !crowded) || host === null) return null;
  return <p class="faint">{sayCount('hostOpened', host.pages, host.known)}</p>;
}
