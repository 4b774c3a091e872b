/** A correction by the person: these addresses are in, or out of, this site. */
export interface Label {
  id: number;
  /** The site's identity. */
  site: string;
  side: 'in' | 'out';
  /** What it speaks of: one address, everything below a prefix, or a whole host. */
  reach: 'url' | 'prefix' | 'host';
  target: string;
  at: number;
}
