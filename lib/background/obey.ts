/** Carries out what the person ordered in one of Ambit's own pages. */
import { covers } from '../consent/never-list.ts';
import type { Command, CommandReply } from '../messages.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { deleteEverything, forgetHost, forgetPagesAt, forgetSince } from '../store/forget.ts';
import { changeSettings } from '../store/settings.ts';
import { cancelTask } from '../store/tasks.ts';
import type { Helper, Question } from './answer.ts';
import type { DeskOrder } from './desk-orders.ts';
import { expire } from './expire.ts';
import { atOnce, type Turn } from './turn.ts';

export type Order = Exclude<Command, Question | DeskOrder>;

export async function obey(
  db: Database,
  command: Order,
  companion: Helper,
  now: number,
  turn: Turn = atOnce,
  removeCopy: () => Promise<void> = async () => {},
): Promise<CommandReply> {
  const change = async (by: (settings: Settings) => Settings): Promise<CommandReply> => {
    await turn(() => changeSettings(db, by));
    return done(0);
  };
  /** Deleting is over when what was derived from the deleted pages is gone too. */
  const forgotten = async (forget: () => Promise<number>): Promise<CommandReply> => {
    const pages = await turn(forget);
    await companion.catchUp();
    return done(pages);
  };
  switch (command.type) {
    case 'agree':
      return change((s) => ({
        ...s,
        agreedAt: now,
        mode: command.mode,
        chosen: command.chosen,
      }));
    case 'set-mode':
      return change((s) => ({ ...s, mode: command.mode }));
    case 'record-signed-in':
      return change((s) => ({ ...s, signedIn: command.on }));
    case 'pause':
      return change((s) => ({ ...s, pausedUntil: command.until }));
    case 'resume':
      return change((s) => ({ ...s, pausedUntil: null }));
    case 'read-restored':
      return change((s) => ({ ...s, restoredAt: null }));
    case 'record-host':
      return change((s) => recordHost(s, command.host));
    case 'never-host':
      return change((s) => {
        const bare = unlist(s, command.host);
        return { ...bare, never: [...bare.never, command.host] };
      });
    case 'unlist-host':
      return change((s) => unlist(s, command.host));
    case 'keep-days':
      return forgotten(async () => {
        await changeSettings(db, (s) => ({ ...s, retentionDays: command.days }));
        return expire(db, now, removeCopy);
      });
    case 'forget-host':
      return forgotten(() => forgetHost(db, command.host));
    case 'forget-since':
      return forgotten(() => forgetSince(db, command.moment));
    case 'forget-site': {
      await companion.catchUp(); // pages that wait may be the site's
      const pages = await companion.pagesOf(command.page);
      return forgotten(() => forgetPagesAt(db, pages));
    }
    case 'delete-everything':
      await turn(() => deleteEverything(db));
      return done(0);
    case 'catch-up':
      await companion.catchUp();
      return done(0);
    case 'cancel-task':
      return done((await turn(() => cancelTask(db, command.id))) ? 1 : 0);
    case 'verify':
      return { type: 'verified', ...(await companion.verify()) };
  }
}

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

const done = (pages: number): CommandReply => ({ type: 'done', pages });
