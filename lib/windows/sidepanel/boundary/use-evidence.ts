import { useEffect, useRef, useState } from 'preact/hooks';
import { MOST_EXPLAINED } from '../../../messages.ts';
import type { Evidence } from '../../../model/boundary.ts';
import type { SiteRow } from '../../../store/sites.ts';
import { explainMany } from '../../../view/site-questions.ts';

/** Rows that only fly past are not asked about. */
const RESTING = 80;
/** Evidence is kept for so many addresses; then it begins anew. */
const MOST_KEPT = 5000;

/**
 * Why addresses are on their side, asked for the rows in view and no others. What was true of an
 * earlier boundary stays in view until the new answer is there.
 */
export function useEvidence(page: string, site: SiteRow) {
  const kept = useRef(new Map<string, { evidence: Evidence; site: SiteRow }>());
  const [version, setVersion] = useState(0);
  // No state: scrolling changes it with every picture, and nothing is drawn from it.
  const shown = useRef<string[]>([]);
  const asking = useRef({ stop: () => {} });
  const ask = () => {
    asking.current.stop();
    const missing = shown.current.filter((url) => kept.current.get(url)?.site !== site);
    if (missing.length === 0) return;
    let late = false;
    const timer = setTimeout(async () => {
      if (kept.current.size > MOST_KEPT) kept.current.clear();
      try {
        for (let i = 0; i < missing.length && !late; i += MOST_EXPLAINED) {
          const asked = missing.slice(i, i + MOST_EXPLAINED);
          const evidences = await explainMany(page, asked);
          evidences.forEach((evidence, at) => {
            kept.current.set(asked[at], { evidence, site });
          });
          setVersion((before) => before + 1);
        }
      } catch {
        // The rows stay without a reason; the next change of the list asks again.
      }
    }, RESTING);
    asking.current.stop = () => {
      late = true;
      clearTimeout(timer);
    };
  };
  useEffect(() => {
    ask();
    return () => asking.current.stop();
  }, [page, site]);
  return {
    version,
    of: (url: string): Evidence | null => kept.current.get(url)?.evidence ?? null,
    show(urls: string[]) {
      shown.current = urls;
      ask();
    },
  };
}
