/** Ambit in a real browser, whichever it is: what suites of both browsers rely on. */
import type { Command, CommandReply } from '../../../lib/messages.ts';

export interface Tab {
  /** Resolves when the page is on its way, or there. */
  open(url: string): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface AnyAmbit {
  newTab(): Promise<Tab>;
  /** What the recorder of the page at this address says; nothing where there is no such page, or no recorder. */
  stateOf(url: string): Promise<string | undefined>;
  /** Gives an order the way Ambit's pages do. */
  order(command: Command): Promise<CommandReply>;
  /** All rows of a table, as JSON values, without their binary bodies. */
  rows<T>(table: string): Promise<T[]>;
  /** The companion's own verification: derived state against a rebuild from the pages. */
  verify(): Promise<CommandReply>;
}
