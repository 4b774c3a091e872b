import { type Settings, UNDECIDED } from '../model/settings.ts';
import type { Database } from './database.ts';

/** What an earlier version did not ask is as on the first day. */
export async function readSettings(db: Database): Promise<Settings> {
  const stored = await db.settings.get('settings');
  const lastExport = { ...UNDECIDED.lastExport, ...stored?.lastExport }; // none on the first day
  return { ...UNDECIDED, ...stored, lastExport };
}

/**
 * Applies `change` to the settings in one transaction, so that two windows cannot undo each other.
 */
export async function changeSettings(
  db: Database,
  change: (settings: Settings) => Settings,
): Promise<Settings> {
  return db.transaction('rw', db.settings, async () => {
    const changed = change(await readSettings(db));
    await db.settings.put(changed, 'settings');
    return changed;
  });
}
