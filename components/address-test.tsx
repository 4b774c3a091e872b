import { useState } from 'preact/hooks';
import type { Verdict } from '../lib/model/boundary.ts';
import { say } from '../lib/say.ts';

export interface TestResult {
  url: string;
  verdict: Verdict;
  /** How likely it is in, and why, in words. */
  answer: string;
  why: string;
  reasons: string[];
  known: boolean;
}

interface Props {
  result: TestResult | null;
  refused: string | null;
  busy: boolean;
  onTest(typed: string): void;
}

/** A box for any address: would it be in, how likely, and why. */
export function AddressTest({ result, refused, busy, onTest }: Props) {
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onTest(typed);
  };
  return (
    <>
      <form class="filter-line" onSubmit={submit}>
        <input
          type="text"
          aria-label={say('testAddress')}
          aria-invalid={refused !== null}
          placeholder="www.museum.example/rooms/"
          autocomplete="off"
          spellcheck={false}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy}>
          {say('test')}
        </button>
      </form>
      {refused !== null && (
        <p role="alert" class="note failed small">
          {refused}
        </p>
      )}
      <div role="status">
        {result !== null && refused === null && (
          <div class="card tested small">
            <code>{result.url}</code>
            <p class="verdict" data-verdict={result.verdict}>
              <strong>{result.answer}</strong> {result.why}
            </p>
            {!result.known && <p class="faint">{say('testUnknown')}</p>}
            {result.reasons.length > 0 && (
              <details>
                <summary>{say('reasons')}</summary>
                <ul class="points">
                  {result.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </div>
    </>
  );
}
