import type { Verdict } from '../lib/model/boundary.ts';

const SAID: Record<Verdict, string> = {
  in: 'This page is in.',
  out: 'This page is out.',
  unsure: 'Ambit is unsure of this page.',
};
const MARKS: Record<Verdict, string> = { in: '●', out: '○', unsure: '?' };

/** On which side of the boundary the page is, and why; announced when it changes. */
export function VerdictNote({ verdict, why }: { verdict: Verdict; why: string }) {
  return (
    <p role="status" class="verdict" data-verdict={verdict}>
      <strong>
        <span aria-hidden="true">{MARKS[verdict]} </span>
        {SAID[verdict]}
      </strong>{' '}
      {why}
    </p>
  );
}
