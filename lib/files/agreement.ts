/**
 * Is a site's boundary the one that a project file holds? Ambit judges by all pages it knows, so in
 * another store, or without the pages of other sites, some addresses may be on another side: that
 * is said rather than hidden. An address that is not known is out.
 */

import type { Pieces } from '../export/pieces.ts';
import { weightsSum } from '../export/project/parameters.ts';
import { readProject } from '../export/project/read-project.ts';
import type { Database } from '../store/database.ts';
import { membershipsOf } from '../store/sites.ts';
import type { Agreed } from './jobs.ts';

const MOST_NAMED = 3;

/** Null when the file holds no boundary. */
export async function agreementWith(
  db: Database,
  pieces: Pieces,
  site: number,
): Promise<Agreed | null> {
  const members = await membershipsOf(db, site);
  const inside = new Set(members.filter(({ side }) => side === 'in').map(({ url }) => url));
  const found = await db.sites.get(site);
  const moved: string[] = [];
  let isTold = false;
  let otherwise = false;
  for await (const line of readProject(pieces)) {
    if ('head' in line) {
      const { algorithm, parameters } = line.head;
      otherwise = algorithm !== found?.version || parameters.weights !== weightsSum();
    } else if ('address' in line) {
      isTold = true;
      const { url, side } = line.address;
      if (inside.delete(url) !== (side === 'in')) moved.push(url);
    }
  }
  moved.push(...inside); // in here, and not known there
  return isTold
    ? { moved: moved.length, first: moved.sort().slice(0, MOST_NAMED), otherwise }
    : null;
}
