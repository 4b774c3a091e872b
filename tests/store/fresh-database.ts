import { Database } from '../../lib/store/database.ts';

let made = 0;

/** An empty database under a name of its own. */
export const freshDatabase = (): Database => new Database(`ambit-test-${process.pid}-${made++}`);
