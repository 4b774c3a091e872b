/**
 * Nothing is kept that nobody agreed to. Whoever writes takes the settings along, and a row goes
 * into the database only while an agreement stands in it; the agreement itself is the exception. So
 * what was on its way when everything was deleted, whoever brings it and however late, finds the
 * door shut. Rows may always be deleted.
 */
import type { DBCore, DBCoreMutateRequest, DBCoreTransaction, Middleware } from 'dexie';
import type { Settings } from '../model/settings.ts';

const TABLE = 'settings';

/** Known by its name to whoever finds words for it. */
export class NotAgreed extends Error {
  override name = 'NotAgreed';

  constructor() {
    super('Nothing is kept before the person agrees.');
  }
}

export const agreedOnly: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'agreed-only',
  create: (core) => {
    /** Each transaction is asked once: what it deletes itself, it does not write behind. */
    const asked = new WeakMap<DBCoreTransaction, Promise<boolean>>();
    const isAgreed = (trans: DBCoreTransaction): Promise<boolean> => {
      const known =
        asked.get(trans) ??
        core
          .table(TABLE)
          .get({ trans, key: TABLE })
          .then((row) => hasAgreement(row as Settings));
      asked.set(trans, known);
      return known;
    };
    return {
      ...core,
      transaction: (tables, mode, options) =>
        core.transaction(mode === 'readwrite' ? withSettings(tables) : tables, mode, options),
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) =>
            isAllowed(name, request)
              ? table.mutate(request)
              : isAgreed(request.trans).then((agreed) => {
                  if (!agreed) throw new NotAgreed();
                  return table.mutate(request);
                }),
        };
      },
    };
  },
};

const withSettings = (tables: string[]): string[] =>
  tables.includes(TABLE) ? tables : [...tables, TABLE];

function isAllowed(name: string, request: DBCoreMutateRequest): boolean {
  if (request.type === 'delete' || request.type === 'deleteRange') return true;
  return request.values.length === 0 || (name === TABLE && request.values.every(hasAgreement));
}

const hasAgreement = (settings: Settings | undefined): boolean =>
  typeof settings?.agreedAt === 'number';
