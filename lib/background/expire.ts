import type { Database } from '../store/database.ts';
import { forgetBefore } from '../store/forget.ts';
import { sweepForgotten } from '../store/forgotten.ts';
import { readSettings } from '../store/settings.ts';
import { sweepStaging } from '../store/staging.ts';

const DAY = 24 * 3600 * 1000;

/**
 * Deletes what the person's retention says is too old, and what waited for messages nobody will
 * send. A day's pages go together, when the day is over: all that came after them is then taken in
 * again, which once a day is no trouble. Before words are forgotten with their pages, the copy of
 * them goes: `removeCopy`.
 */
export async function expire(
  db: Database,
  now: number,
  removeCopy: () => Promise<void> = async () => {},
): Promise<number> {
  await sweepStaging(db, now);
  await sweepForgotten(db, now);
  const { retentionDays } = await readSettings(db);
  if (retentionDays === null) return 0;
  const today = Math.floor(now / DAY) * DAY;
  const moment = today - retentionDays * DAY;
  if ((await db.visits.where('at').below(moment).first()) === undefined) return 0;
  await removeCopy();
  return forgetBefore(db, moment);
}
