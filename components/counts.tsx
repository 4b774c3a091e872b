import { sayNumber } from '../lib/say.ts';

/** Figures with their names, as a list that screen readers read in pairs. */
export function Counts({ figures }: { figures: [name: string, figure: number | string][] }) {
  return (
    <dl class="counts">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof figure === 'number' ? sayNumber(figure) : figure}</dd>
        </div>
      ))}
    </dl>
  );
}
