/**
 * What Chromium needs once in every run, before anything is asked of the database (`fresh-log.ts`).
 */
import { browser, hasOffscreen } from '../browser.ts';
import type { Database } from '../store/database.ts';
import { LOG_BYTES, renewLog } from '../store/fresh-log.ts';

/** Noted for as long as the browser runs, and this version of Ambit. */
const NOTE = 'log-renewed';

/** A database that is in trouble may answer nobody; who asks it next says so. */
const PATIENCE = 5000;

/** Never fails: what could not be done is tried again when the background starts the next time. */
export async function renewLogOnce(db: Database): Promise<void> {
  if (!hasOffscreen()) return; // Firefox keeps its databases otherwise
  const enough = new Promise<void>((resume) => setTimeout(resume, PATIENCE));
  await Promise.race([renewOnce(db), enough]);
}

async function renewOnce(db: Database): Promise<void> {
  try {
    if (NOTE in (await browser.storage.session.get(NOTE))) return;
    if (!(await db.room.has(LOG_BYTES))) return;
    await renewLog(indexedDB, (row) => crypto.getRandomValues(row));
    await browser.storage.session.set({ [NOTE]: true });
  } catch (error) {
    console.warn('Log of the database:', error);
  }
}
