import type { Database } from '../../lib/store/database.ts';
import type { SiteRow } from '../../lib/store/sites.ts';
import { lookAt } from '../../lib/view/site-questions.ts';
import { type Answer, type Read, useAnswer } from '../popup/use-answer.ts';

/** The site of a page: its summary, a new object whenever its boundary may have changed. */
export const usePageSite = (db: Database, page: string | null): Answer<SiteRow> =>
  useAnswer(db, page, read);

const read: Read<SiteRow> = async (db, page, tell) => {
  const id = await lookAt(page);
  const site = id === null ? undefined : await db.sites.get(id);
  tell(() => site ?? null); // forgotten in between
};
