/** A site as a list of all sites tells it, without its boundary having been computed. */
export interface KnownSite {
  id: number;
  /** Its oldest opened page: a site is asked about by a page of it. */
  page: string;
  name: string;
  /** The person named it so. */
  named: boolean;
  /** Addresses opened. */
  opened: number;
  /** Hosts of the opened pages, by name. */
  hosts: string[];
  /** First and last opening, in ms since 1970. */
  firstSeen: number;
  lastSeen: number;
  /** How many of its pages were first opened on which day, days counted from 1970, in order. */
  days: [day: number, pages: number][];
  /** Of the boundary that was computed last, if any: addresses in but not opened, and unsure. */
  boundary: { known: number; unsure: number } | null;
}
