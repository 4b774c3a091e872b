import { UNDECIDED } from '../../lib/model/settings.ts';
import { Database } from '../../lib/store/database.ts';
import { deleteEverything } from '../../lib/store/forget.ts';
import { changeSettings } from '../../lib/store/settings.ts';

let made = 0;

/** A database under a name of its own, as on the first day. */
export const blankDatabase = (): Database => new Database(`ambit-test-${process.pid}-${made++}`);

/** The same, where the person has agreed and nothing else. */
export function freshDatabase(): Database {
  const db = blankDatabase();
  db.on('populate', (upgrade) =>
    upgrade.table('settings').put({ ...UNDECIDED, agreedAt: 1 }, 'settings'),
  );
  return db;
}

/** Everything is deleted, and the person agrees again. */
export async function beginAnew(db: Database): Promise<void> {
  await deleteEverything(db);
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
}
