/** Sends an order or a question from one of Ambit's own pages to the background. */
import { browser } from '../browser.ts';
import type { Command, Failed, Reply } from '../messages.ts';
import { say } from '../say.ts';

const ATTEMPTS = 3;

/** Throws, with a sentence for the person, when the order was not carried out. */
export async function order<T extends Command['type']>(
  command: { type: T } & Command<T>,
): Promise<Reply<T>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const reply = await send(command);
    // Nothing came back: the background was stopped on the way. All orders may be repeated.
    if (reply === undefined) continue;
    if (isFailed(reply)) throw new Error(reply.message);
    return reply;
  }
  throw new Error(say('errorSilent'));
}

const isFailed = (reply: { type: string }): reply is Failed => reply.type === 'error';

type Carrier = (command: { type: string }) => Promise<unknown>;

let carry: Carrier = (command) => browser.runtime.sendMessage(command);

/** For the background itself, which hears no message of its own. */
export const carryOrders = (carrier: Carrier): void => {
  carry = carrier;
};

/** Messages carry no types: tables of handlers see to it that each is answered by its own reply. */
async function send<T extends Command['type']>(command: Command<T>) {
  try {
    return (await carry(command)) as Reply<T> | Failed | undefined;
  } catch (error) {
    console.warn('Ambit: an order was lost on its way.', error);
    return undefined;
  }
}
