import { say } from '../lib/say.ts';

export interface NameRow {
  id: number;
  name: string;
  when: string;
  isTakenBack: boolean;
}

/** Every name the person gave to a site, latest first; nothing where they gave none. */
export function NameHistory({ names }: { names: NameRow[] }) {
  if (names.length === 0) return null;
  return (
    <section class="card" aria-label={say('namesTitle')}>
      <h2>{say('namesTitle')}</h2>
      <ul class="said small">
        {names.map(({ id, name, when, isTakenBack }) => (
          <li key={id} class={isTakenBack ? 'faint' : ''}>
            <bdi>{name}</bdi>
            <span class="faint">
              {when}
              {isTakenBack && `, ${say('rulingTakenBack')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
