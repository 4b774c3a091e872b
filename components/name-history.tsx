import { say } from '../lib/say.ts';
import { SaidWhen } from './said-when.tsx';

export interface NameRow {
  id: number;
  name: string;
  at: Date;
  /** When it was taken back; null while it holds. */
  takenBack: Date | null;
}

interface Props {
  names: NameRow[];
  dateOf(moment: Date): string;
}

/** Every name the person gave to a site, latest first; nothing where they gave none. */
export function NameHistory({ names, dateOf }: Props) {
  if (names.length === 0) return null;
  return (
    <section class="card" aria-label={say('namesTitle')}>
      <h2>{say('namesTitle')}</h2>
      <ul class="said small">
        {names.map(({ id, name, at, takenBack }) => (
          <li key={id} class={takenBack === null ? '' : 'faint'}>
            <bdi>{name}</bdi>
            <SaidWhen at={at} takenBack={takenBack} dateOf={dateOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}
