/** How a person saves a site. The last choice is kept: the popup's one click does it again. */
export interface ExportChoice {
  /** A format of lib/export, or a project of Ambit's own. */
  format: string;
  /** Which addresses: all, those that were opened, or those that were not. */
  opened: 'all' | 'opened' | 'unopened';
  /** Addresses Ambit is unsure of: on the side they are counted on, all in, or all out. */
  unsure: 'counted' | 'with' | 'without';
  /**
   * What an archive rarely wants: left to the format, left out of lists too, or kept everywhere.
   */
  rare: 'usual' | 'without' | 'with';
  /** Say why each address is where it is; this must be asked for address by address. */
  reasons: boolean;
  /** Save the sum of a single file beside it; several files always have theirs beside them. */
  sums: boolean;
  /**
   * A project of a site holds the pages of all others too, without which it may be found otherwise.
   */
  others: boolean;
}

export const FIRST_CHOICE: ExportChoice = {
  format: 'urls',
  opened: 'all',
  unsure: 'counted',
  rare: 'usual',
  reasons: false,
  sums: false,
  others: false,
};
