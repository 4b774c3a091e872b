/**
 * What the person calls a site. Like a label it is told by an opened page of the site, because
 * sites unite, part and are computed anew; and it is never deleted but withdrawn, so that
 * there is undo.
 */
export interface GivenName {
  id: number;
  /** An opened page of the site. */
  page: string;
  name: string;
  at: number;
  /** When it was taken back; null while it holds. */
  withdrawnAt: number | null;
}

export const LONGEST_NAME = 80;

/** The name in force of these, all of one site: the last that was not taken back; null for none. */
export function nameInForce(names: readonly GivenName[]): GivenName | null {
  let last: GivenName | null = null;
  for (const name of names) {
    if (name.withdrawnAt === null && (last === null || isLater(name, last))) last = name;
  }
  return last;
}

const isLater = (a: GivenName, b: GivenName): boolean =>
  a.at > b.at || (a.at === b.at && a.id > b.id);
