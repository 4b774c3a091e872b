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

export type Order = Exclude<Command, Question | DeskOrder>;

export async function obey(
  db: Database,
  command: Order,
  companion: Helper,
  now: number,
): Promise<CommandReply> {
  switch (command.type) {
    case 'agree':
      return change(db, (s) => ({
        ...s,
        agreedAt: now,
        mode: command.mode,
        chosen: command.chosen,
      }));
    case 'set-mode':
      return change(db, (s) => ({ ...s, mode: command.mode }));
    case 'record-signed-in':
      return change(db, (s) => ({ ...s, signedIn: command.on }));
    case 'pause':
      return change(db, (s) => ({ ...s, pausedUntil: command.until }));
    case 'resume':
      return change(db, (s) => ({ ...s, pausedUntil: null }));
    case 'read-restored':
      return change(db, (s) => ({ ...s, restoredAt: null }));
    case 'record-host':
      return change(db, (s) => recordHost(s, command.host));
    case 'never-host':
      return change(db, (s) => {
        const bare = unlist(s, command.host);
        return { ...bare, never: [...bare.never, command.host] };
      });
    case 'unlist-host':
      return change(db, (s) => unlist(s, command.host));
    case 'keep-days':
      await change(db, (s) => ({ ...s, retentionDays: command.days }));
      return afterwards(companion, await expire(db, now));
    case 'forget-host':
      return afterwards(companion, await forgetHost(db, command.host));
    case 'forget-since':
      return afterwards(companion, await forgetSince(db, command.moment));
    case 'forget-site': {
      await companion.catchUp(); // pages that wait may be the site's
      const pages = await companion.pagesOf(command.page);
      return afterwards(companion, await forgetPagesAt(db, pages));
    }
    case 'delete-everything':
      await deleteEverything(db);
      return done(0);
    case 'catch-up':
      return afterwards(companion, 0);
    case 'cancel-task':
      return done((await cancelTask(db, command.id)) ? 1 : 0);
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

async function change(db: Database, by: (s: Settings) => Settings): Promise<CommandReply> {
  await changeSettings(db, by);
  return done(0);
}

/** Deleting is over when what was derived from the deleted pages is gone too. */
async function afterwards(companion: Helper, pages: number): Promise<CommandReply> {
  await companion.catchUp();
  return done(pages);
}

const done = (pages: number): CommandReply => ({ type: 'done', pages });
