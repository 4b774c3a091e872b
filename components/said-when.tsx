import { say } from '../lib/say.ts';

interface Props {
  at: Date;
  /** When it was taken back; null while it holds. */
  takenBack: Date | null;
  dateOf(moment: Date): string;
}

/** When the person said something, and when they took it back. */
export function SaidWhen({ at, takenBack, dateOf }: Props) {
  return (
    <span class="faint">
      <time dateTime={at.toISOString()}>{dateOf(at)}</time>
      {takenBack !== null && (
        <>
          {', '}
          <time dateTime={takenBack.toISOString()}>{say('takenBackAt', dateOf(takenBack))}</time>
        </>
      )}
    </span>
  );
}
