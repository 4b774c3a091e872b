import { useRef } from 'preact/hooks';
import type { Recording } from '../../model/recording.ts';
import type { Database } from '../../store/database.ts';
import type { Overview } from '../../store/overview.ts';
import type { SiteRow } from '../../store/sites.ts';
import { lookAt } from '../../view/site-questions.ts';
import { type Answer, type Read, useAnswer } from '../shared/use-answer.ts';

interface ShownSite extends Omit<Answer<Told>, 'value'> {
  /** A new object whenever the boundary may have changed. */
  site: SiteRow | null | undefined;
  /** The opened page that told the site; null where there is none. */
  isOf: string | null;
}

/**
 * The site of a page. While a page is on its way into the store, the last site stays in view, so
 * that a person who goes from page to page of a site does not lose their place in its list.
 */
export function useShownSite(
  db: Database,
  page: string | null,
  recording: Recording | null,
  overview: Overview | null,
): ShownSite {
  const { value, error, again } = useAnswer(db, page, read);
  const last = useRef<{ site: SiteRow; isOf: string } | null>(null);
  const isComing =
    page !== null &&
    (overview === null ||
      (overview.waiting > 0 && !overview.crowded) ||
      recording?.state === 'working' ||
      (recording?.state === 'stored' && overview.pages > 0));
  if (value && page !== null) last.current = { site: value.site, isOf: value.page };
  else if (value === null && !isComing) last.current = null;
  const site = last.current?.site ?? (value === undefined ? undefined : null);
  return { site, isOf: last.current?.isOf ?? null, error, again };
}

interface Told {
  site: SiteRow;
  page: string;
}

const read: Read<Told> = async (db, page, tell) => {
  const id = await lookAt(page);
  const site = id === null ? undefined : await db.sites.get(id);
  tell(() => (site === undefined ? null : { site, page }));
};
