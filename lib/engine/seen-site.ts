/** A site and its boundary as rows that people's windows read, and what they are made from. */

import { labelRule } from '../boundary/cut/label-rule.ts';
import { activeLabels } from '../boundary/cut/labels.ts';
import type { KnownWeb } from '../boundary/known-web.ts';
import { memberships, summaryOf } from '../boundary/site-summary.ts';
import type { Label } from '../model/label.ts';
import { type GivenName, nameInForce } from '../model/site-name.ts';
import { paced, SLICE } from '../pace/breathing.ts';
import { type BoundaryRow, boundaryRows } from '../store/boundary-rows.ts';
import type { SiteRow } from '../store/sites.ts';
import { KNOWN_VERSION } from './known-rows.ts';

/** What the person said that shapes how a site is seen. */
export interface SaidOfSite {
  labels: Label[];
  name: GivenName | null;
  /** The same in few words, by which a stored row tells what it was made from. */
  labelled: string;
  named: string;
}

export function saidOf(
  web: KnownWeb,
  id: number,
  labels: readonly Label[],
  names: readonly GivenName[],
): SaidOfSite {
  const own = activeLabels(labels.filter((label) => web.siteAt(label.site) === id));
  const name = nameInForce(names.filter(({ page }) => web.siteAt(page) === id));
  return {
    labels: own,
    name,
    labelled: own.map((label) => label.id).join(),
    named: name === null ? '' : String(name.id),
  };
}

/** Was the row made from this very state? */
export const isCurrent = (
  row: SiteRow,
  generation: string,
  { labelled, named }: SaidOfSite,
): boolean =>
  row.generation === generation &&
  row.labelled === labelled &&
  row.named === named &&
  row.version === KNOWN_VERSION;

/** In short steps. */
export async function seenSite(
  web: KnownWeb,
  id: number,
  generation: string,
  { labels, name, labelled, named }: SaidOfSite,
): Promise<{ row: SiteRow; chunks: BoundaryRow[] }> {
  const boundary = await paced(web.boundary(id, labelRule(labels)), SLICE.worker);
  const members = [...memberships(web, boundary)];
  const summary = summaryOf(web, boundary, members);
  const made = { generation, labelled, named, version: KNOWN_VERSION };
  const row = { id, ...summary, name: name?.name ?? summary.name, ...made };
  return { row, chunks: boundaryRows(id, members) };
}
