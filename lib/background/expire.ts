import type { Database } from '../store/database.ts';
import { forgetBefore } from '../store/forget.ts';
import { sweepForgotten } from '../store/forgotten.ts';
import { readSettings } from '../store/settings.ts';
import { sweepStaging } from '../store/staging.ts';

const DAY = 24 * 3600 * 1000;

/** Deletes what the person's retention says is too old, and what waited for messages nobody will send. */
export async function expire(db: Database, now: number): Promise<number> {
  await sweepStaging(db, now);
  await sweepForgotten(db, now);
  const { retentionDays } = await readSettings(db);
  return retentionDays === null ? 0 : forgetBefore(db, now - retentionDays * DAY);
}
