/** Sends an order from one of Ambit's own pages to the background. */
import { browser } from '../browser.ts';
import type { Command, CommandReply } from '../messages.ts';
import { say } from '../say.ts';

const ATTEMPTS = 3;

/** Throws, with a sentence for the person, when the order was not carried out. */
export async function order(command: Command): Promise<CommandReply> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const reply = await send(command);
    // Nothing came back: the background was stopped on the way. All orders may be repeated.
    if (reply === undefined) continue;
    if (reply.type === 'error') throw new Error(reply.message);
    return reply;
  }
  throw new Error(say('errorSilent'));
}

type Carrier = (command: Command) => Promise<CommandReply | undefined>;

let carry: Carrier = (command) => browser.runtime.sendMessage(command);

/** For the background itself, which hears no message of its own. */
export const carryOrders = (carrier: Carrier): void => {
  carry = carrier;
};

async function send(command: Command): Promise<CommandReply | undefined> {
  try {
    return await carry(command);
  } catch (error) {
    console.warn('Ambit: an order was lost on its way.', error);
    return undefined;
  }
}
