import type { Verdict } from '../lib/model/boundary.ts';
import { type Plain, say } from '../lib/say.ts';

const SAID: Record<Verdict, Plain> = {
  in: 'pageIn',
  out: 'pageOut',
  unsure: 'pageUnsure',
};
const MARKS: Record<Verdict, string> = { in: '●', out: '○', unsure: '?' };

/** On which side of the boundary the page is, and why; announced when it changes. */
export function VerdictNote({ verdict, why }: { verdict: Verdict; why: string }) {
  return (
    <p role="status" class="verdict" data-verdict={verdict}>
      <strong>
        <span aria-hidden="true">{MARKS[verdict]} </span>
        {say(SAID[verdict])}
      </strong>{' '}
      {why}
    </p>
  );
}
