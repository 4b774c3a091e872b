/** Carries out what the person ordered in one of Ambit's own pages. */
import { covers } from '../consent/never-list.ts';
import type { Helper } from '../engine/helper.ts';
import type { Command, Handlers, OrderType, Reply } from '../messages.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { deleteEverything, forgetHost, forgetPagesAt, forgetSince } from '../store/forget.ts';
import { changeSettings } from '../store/settings.ts';
import { cancelTask } from '../store/tasks.ts';
import { expire } from './expire.ts';
import { done, Means } from './means.ts';
import type { Turn } from './turn.ts';

export const obey = <T extends OrderType>(
  db: Database,
  command: Command<T>,
  ...means: [companion: Helper, now: number, turn?: Turn, removeCopy?: () => Promise<void>]
): Promise<Reply<T>> => OBEYED[command.type](command, new Means(db, ...means));

export const OBEYED: Handlers<OrderType, [by: Means]> = {
  agree: ({ mode, chosen }, by) => by.change((s) => ({ ...s, agreedAt: by.now, mode, chosen })),
  'set-mode': ({ mode }, by) => by.change((s) => ({ ...s, mode })),
  'record-signed-in': ({ on }, by) => by.change((s) => ({ ...s, signedIn: on })),
  pause: ({ until }, by) => by.change((s) => ({ ...s, pausedUntil: until })),
  resume: (_, by) => by.change((s) => ({ ...s, pausedUntil: null })),
  'read-restored': (_, by) => by.change((s) => ({ ...s, restoredAt: null })),
  'record-host': ({ host }, by) => by.change((s) => recordHost(s, host)),
  'never-host': ({ host }, by) =>
    by.change((s) => {
      const bare = unlist(s, host);
      return { ...bare, never: [...bare.never, host] };
    }),
  'unlist-host': ({ host }, by) => by.change((s) => unlist(s, host)),
  'keep-days': ({ days }, by) =>
    by.forgotten(async () => {
      await changeSettings(by.db, (s) => ({ ...s, retentionDays: days }));
      return expire(by.db, by.now, by.removeCopy);
    }),
  'forget-host': ({ host }, by) => by.forgotten(() => forgetHost(by.db, host)),
  'forget-since': ({ moment }, by) => by.forgotten(() => forgetSince(by.db, moment)),
  'forget-site': async ({ page }, by) => {
    await by.companion.catchUp(); // pages that wait may be the site's
    const pages = await by.companion.pagesOf(page);
    return by.forgotten(() => forgetPagesAt(by.db, pages));
  },
  'delete-everything': async (_, { db, turn }) => {
    await turn(() => deleteEverything(db));
    return done(0);
  },
  'catch-up': async (_, { companion }) => {
    await companion.catchUp();
    return done(0);
  },
  'cancel-task': async ({ id }, { db, turn }) =>
    done((await turn(() => cancelTask(db, id))) ? 1 : 0),
  verify: async (_, { companion }) => ({ type: 'verified', ...(await companion.verify()) }),
};

/** Recording a host by name lifts every list that was against it, those of hosts above it too. */
function recordHost(settings: Settings, host: string): Settings {
  const bare = unlist(settings, host);
  return {
    ...bare,
    never: bare.never.filter((other) => !covers([other], host)),
    chosen: [...bare.chosen, host],
    allowed: [...bare.allowed, host],
  };
}

function unlist(settings: Settings, host: string): Settings {
  const others = (hosts: string[]) => hosts.filter((other) => other !== host);
  const { never, chosen, allowed } = settings;
  return { ...settings, never: others(never), chosen: others(chosen), allowed: others(allowed) };
}
