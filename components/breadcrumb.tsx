import { say } from '../lib/say.ts';

/** An address as steps; from step `from` on it is inside the site, shown and said. */
export function Breadcrumb({ steps, from }: { steps: string[]; from: number | null }) {
  const within = from !== null && from < steps.length;
  return (
    <nav aria-label={say('crumbs')} class="crumbs">
      <ol>
        {steps.map((step, i) => (
          <li key={`${i} ${step}`} title={step}>
            {within && i >= from ? <mark>{step}</mark> : <span>{step}</span>}
          </li>
        ))}
      </ol>
      {from !== null && (
        <span class="unseen">{within ? say('insideFrom', steps[from]) : say('notInside')}</span>
      )}
    </nav>
  );
}
