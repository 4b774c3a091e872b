/**
 * A correction by the person: these addresses are in, or out of, this site. A label is never
 * deleted but withdrawn, so that there is a history, and undo is one more thing in it.
 */
export interface Label {
  id: number;
  /**
   * The site it is about, told by an opened page of it: sites unite, part and are computed anew,
   * and the label stays with the page the person was looking at.
   */
  site: string;
  side: 'in' | 'out';
  /** What it speaks of: one address, everything below a prefix, or a whole host. */
  reach: 'url' | 'prefix' | 'host';
  /**
   * A canonical URL; or one that ends in the slash of a directory; or a host with its port. The
   * last two reach both schemes, and none reaches the hosts below: they are often strangers.
   */
  target: string;
  at: number;
  /** When it was taken back; null while it holds. */
  withdrawnAt: number | null;
}

/** A label that has not been stored yet. */
export type NewLabel = Omit<Label, 'id'>;

export const isActive = (label: { withdrawnAt: number | null }): boolean =>
  label.withdrawnAt === null;

/** Why what a person typed cannot be a label; the words for it are chosen by the code. */
export const TYPED_REFUSALS = [
  'nothing',
  'spaces',
  'star',
  'scheme',
  'no-address',
  'public-suffix',
  'page',
] as const;

export interface Refused {
  refused: (typeof TYPED_REFUSALS)[number];
  /** The scheme or host it is about, or the directory that may have been meant; else empty. */
  what: string;
}
