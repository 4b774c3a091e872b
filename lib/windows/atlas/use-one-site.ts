import { type Asked, useAsked } from '../../../components/use-asked.ts';
import { breathing, SLICE } from '../../pace/breathing.ts';
import type { Database } from '../../store/database.ts';
import { knownBelow } from '../../store/overview.ts';
import { boundaryChunks, type SiteRow } from '../../store/sites.ts';
import { insideByPlace, placeKey } from '../../view/places.ts';
import { lookAt } from '../../view/site-questions.ts';
import { type HostBranch, rowsOf, siteTree } from '../../view/site-tree.ts';

export interface OneSite {
  row: SiteRow;
  tree: HostBranch[];
  /** Known addresses by `placeKey`, for every row of the tree. */
  known: Map<string, number>;
}

/** The site of an opened page with its hosts and directories; null when Ambit does not know it. */
export function useOneSite(
  db: Database,
  page: string,
  changed: string | null,
): Asked<OneSite | null> {
  return useAsked(() => read(db, page), changed);
}

async function read(db: Database, page: string): Promise<OneSite | null> {
  const id = await lookAt(page);
  const row = id === null ? undefined : await db.sites.get(id);
  if (row === undefined) return null;
  const tree = siteTree(
    await insideByPlace(await boundaryChunks(db, row.id), breathing(SLICE.window)),
  );
  const rows = rowsOf(tree);
  const known = await knownBelow(db, rows);
  return { row, tree, known: new Map(rows.map((branch, i) => [placeKey(branch), known[i]])) };
}
