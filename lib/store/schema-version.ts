/** What a reader must know of the database before it has loaded what opens it (database.ts). */
export const DATABASE = 'ambit';
export const SCHEMA_VERSION = 5;
/** Dexie leaves room between versions. */
export const STORED_VERSION = 10 * SCHEMA_VERSION;
