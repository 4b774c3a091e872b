import type { Recording } from '../lib/model/recording.ts';

const LOOK: Record<Recording['state'], string> = {
  stored: 'stored',
  working: 'plain',
  waiting: 'plain',
  refused: '',
  failed: 'failed',
};

/**
 * What became of this page; announced to screen readers when it changes. The page is asked, and may
 * be busy: its place is kept until it has answered.
 */
export function RecordingNote(props: { recording: Recording | null; sentence: string }) {
  const { recording, sentence } = props;
  if (recording === null) {
    return (
      <p class="note plain" aria-hidden="true">
        …
      </p>
    );
  }
  return (
    <p role="status" class={`note ${LOOK[recording.state]}`} data-state={recording.state}>
      {recording.state === 'stored' && <span aria-hidden="true">✓ </span>}
      {sentence}
    </p>
  );
}
