/** A logical website as a person meets it. */
export interface SiteSummary {
  name: string;
  /** Addresses opened, and addresses known but not opened, that are in; how many are unsure. */
  opened: number;
  known: number;
  unsure: number;
  /** Hosts of what is in, with how many addresses each, most first. */
  hosts: { host: string; addresses: number }[];
  /** Links of its pages that were left out because a bound was reached. */
  leftOut: number;
}
