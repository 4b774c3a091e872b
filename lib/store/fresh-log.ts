/**
 * Chromium keeps what is written to the databases of an origin in a log, and goes on with the same
 * log after a restart. Where it was killed in mid-write, half a record lies at the log's end; what
 * is written behind it cannot be read the next time, and Chromium then throws all of the origin's
 * databases away. Only a log that is full is replaced, and what it held is safe from then on: so at
 * the first chance after a start as much is written as fills one, and thrown away.
 */
import { requested } from './answer.ts';

const NAME = 'ambit-log';
const STORE = 'filling';
/**
 * A log is full at four megabytes. Longer rows than these are not kept in it; noise
 * cannot be packed.
 */
const ROWS = 80;
const BYTES = 60_000;
export const LOG_BYTES = ROWS * BYTES;

export async function renewLog(
  databases: IDBFactory,
  noise: (row: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const opening = databases.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { autoIncrement: true });
  const database = await requested<IDBDatabase>(opening);
  try {
    const filling = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    for (let i = 0; i < ROWS; i++) {
      const row = new Uint8Array(BYTES);
      noise(row);
      filling.objectStore(STORE).add(row);
    }
    await new Promise<void>((resolve, reject) => {
      filling.oncomplete = () => resolve();
      filling.onabort = () => reject(filling.error);
    });
  } finally {
    database.close();
    await requested(databases.deleteDatabase(NAME));
  }
}
