import { say } from '../../../say.ts';
import type { Asking } from './use-about.ts';

/** How far the reading of stored pages is, or why there is no answer. */
export function ReadingNote({ state }: { state: Asking }) {
  const { told, reading, error, stopped } = state;
  if (error !== null) {
    return (
      <div role="alert" class="note failed">
        <p>{say('aboutFailed', error)}</p>
        <button type="button" onClick={state.again}>
          {say('tryAgain')}
        </button>
      </div>
    );
  }
  if (reading !== null && reading.of > 0) {
    return (
      <div role="status" class="about-part small">
        <progress aria-label={say('aboutReading')} max={reading.of} value={reading.done} />
        <p class="faint">{say('aboutReadingPages', reading.done, reading.of)}</p>
        <div class="row">
          <button type="button" onClick={state.stop}>
            {say('cancel')}
          </button>
        </div>
      </div>
    );
  }
  if (stopped !== null) {
    return (
      <div class="note plain done small">
        <span role="status">{say('aboutReadingStopped', stopped.done, stopped.of)}</span>
        <button type="button" onClick={state.again}>
          {say('atlasGoOn')}
        </button>
      </div>
    );
  }
  if (told !== null) return null;
  return (
    <p class="faint small" aria-busy="true">
      {say('aboutReading')}
    </p>
  );
}
