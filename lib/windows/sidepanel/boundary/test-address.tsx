import { useEffect, useState } from 'preact/hooks';
import { AddressTest } from '../../../../components/address-test.tsx';
import { type Evidence, type Verdict, verdictOf } from '../../../model/boundary.ts';
import { language, type Plain, say, sayError } from '../../../say.ts';
import type { SiteRow } from '../../../store/sites.ts';
import { reasonsOf, whyOf } from '../../../view/evidence-sentences.ts';
import { explainTyped } from '../../../view/site-questions.ts';

const ANSWERS: Record<Verdict, Plain> = { in: 'testIn', out: 'testOut', unsure: 'testUnsure' };

/** Any address, typed: which side it would be on. Asked again when the boundary changes. */
export function TestAddress({ page, site }: { page: string; site: SiteRow }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<Evidence | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (typed === null) return;
    let late = false;
    setBusy(true);
    explainTyped(page, typed)
      .then(
        (evidence) => {
          if (late) return;
          setFound(evidence);
          setRefused(null);
        },
        (error) => late || setRefused(sayError(error)),
      )
      .finally(() => late || setBusy(false));
    return () => {
      late = true;
    };
  }, [page, site, typed]);
  return (
    <details class="fold-section">
      <summary>{say('testTitle')}</summary>
      <AddressTest
        busy={busy}
        refused={refused}
        result={
          found && {
            url: found.url,
            verdict: verdictOf(found),
            answer: say(ANSWERS[verdictOf(found)], percent(found.likelihood)),
            why: whyOf(found),
            reasons: reasonsOf(found).map(({ sentence }) => sentence),
            known: found.known,
          }
        }
        onTest={setTyped}
      />
    </details>
  );
}

const percent = (share: number): string => share.toLocaleString(language(), { style: 'percent' });
