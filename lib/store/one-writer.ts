/**
 * One transaction writes at a time, in all parts of Ambit. Chromium lets two write side by side
 * when they share no table. If it is killed while both are on their way to the disk, it finds at
 * its next start that each claims the database, takes that for damage, and throws away everything
 * the origin has. So whoever writes takes one table along, which no two can have at once. (A
 * database of another name is claimed by itself, so the filling of the log, `fresh-log.ts`, is in
 * nobody's way.)
 */
import type { DBCore, Middleware } from 'dexie';

/** There since the first version of the database, and hardly read. */
const TURN = 'staging';

export const oneWriter: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'one-writer',
  create: (core) => ({
    ...core,
    transaction: (tables, mode, options) =>
      core.transaction(mode === 'readwrite' ? withTurn(tables) : tables, mode, options),
  }),
};

const withTurn = (tables: string[]): string[] =>
  tables.includes(TURN) ? tables : [...tables, TURN];
