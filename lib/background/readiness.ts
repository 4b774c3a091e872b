import type { Database } from '../store/database.ts';
import { readSettings } from '../store/settings.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import { renewLogOnce } from './fresh-start.ts';
import { registerRecorder } from './recorder-registration.ts';

/** What is to be awaited before the database is asked anything. */
export function readiness(db: Database, keeper: CopyKeeper): () => Promise<void> {
  let fresh: Promise<void> | null = null;
  let isRegistered = false;
  return async () => {
    fresh ??= renewLogOnce(db);
    await fresh;
    await keeper.ready();
    // The background may have been ended between an order and what the browser was to be told.
    if (isRegistered) return;
    isRegistered = true;
    void registerRecorder(() => readSettings(db)).catch((error) => {
      isRegistered = false;
      console.warn('Recorder:', error);
    });
  };
}
