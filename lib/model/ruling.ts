/**
 * What a person said of whole sites: two of them are one, or a directory is a site of its own. As
 * with labels, sites are told by opened pages of them, and nothing said is deleted but withdrawn.
 */
export type Ruling = {
  id: number;
  at: number;
  withdrawnAt: number | null;
  /** Forgotten, but the companion has not yet unmade what it made. */
  leaving?: true;
} & Said;
export type NewRuling = Omit<Ruling, 'id'> & Said;

type Said =
  /** The sites of these two pages are one. */
  | { kind: 'together'; one: string; other: string }
  /**
   * All below `place`, an address that ends in a slash, is parted from the site of `one`. Said when
   * pages up to the number `after` were taken in; where that was not noted, before all.
   */
  | { kind: 'apart'; one: string; place: string; after?: number };

/** Why a ruling cannot be carried out. */
export type RulingRefusal = 'not-recorded' | 'already-one' | 'not-below' | 'all-below';
/** The number of a ruling, or why there is none. */
export type Ruled = number | { refused: RulingRefusal };
