import { type CommandReply, isDeskOrder, parseCommand } from '../messages.ts';
import { say, sayError } from '../say.ts';
import type { BackgroundParts } from './background-parts.ts';
import { FORGETTING } from './copy-keeper.ts';
import { serveDesk } from './desk-orders.ts';
import { recordTab } from './recorder-registration.ts';

/** Carries out, or answers, what one of Ambit's own pages says. Never fails: it says why. */
export async function takeOrder(parts: BackgroundParts, raw: unknown): Promise<CommandReply> {
  const { orders, redirects, offscreen } = parts;
  const command = parseCommand(raw);
  if (command === null) return { type: 'error', message: say('errorOrder') };
  try {
    if (FORGETTING.includes(command.type)) redirects.forget();
    if (isDeskOrder(command)) {
      await orders.untilDeleted();
      return await serveDesk(command, async () => offscreen?.open());
    }
    const reply = await orders.give(command);
    // Nobody's turn: it waits for the page, which may take its time.
    if (command.type === 'record-host' && command.tab !== undefined) await recordTab(command.tab);
    return reply;
  } catch (error) {
    return { type: 'error', message: sayError(error) };
  }
}
