import { labelOf } from '../../boundary/cut/labels.ts';
import type { Evidence } from '../../model/boundary.ts';
import { isActive, type Label } from '../../model/label.ts';
import { breathing, SLICE } from '../../pace/breathing.ts';
import type { Database } from '../../store/database.ts';
import { knownBelow } from '../../store/overview.ts';
import { boundaryChunks, type SiteRow } from '../../store/sites.ts';
import { insideFrom, stepsOf } from '../../view/breadcrumb.ts';
import { insideByPlace, placeKey } from '../../view/places.ts';
import { askEvidence, askLabels, lookAt } from '../../view/site-questions.ts';
import { type HostBranch, rowsOf, siteTree } from '../../view/site-tree.ts';
import { type Answer, type Read, useAnswer } from '../shared/use-answer.ts';

/** What is known of the page itself: why it is on its side, and what the person said of it. */
export interface PageView {
  evidence: Evidence;
  /** Active labels for the same target as the one that decides, which is the last. */
  labels: Label[];
}

/** What needs the whole list of addresses, and so comes last. */
export interface InsideView {
  tree: HostBranch[];
  /** Known addresses by `placeKey`, for every row of the tree. */
  known: Map<string, number>;
  /** The step of the address from which on it is inside the site. */
  from: number;
}

export interface SiteView {
  site: SiteRow;
  page: PageView | null;
  inside: InsideView | null;
}

/**
 * The site of a page: what was `stored` of it at first, its summary as of now, the rest
 * as it is read.
 */
export function useSite(
  db: Database,
  page: string | null,
  stored: SiteRow | undefined,
): Answer<SiteView> {
  const answer = useAnswer(db, page, read);
  if (answer.value !== undefined || stored === undefined) return answer;
  return { ...answer, value: { site: stored, page: null, inside: null } };
}

type Parts = { site: SiteRow } & Partial<SiteView>;

const read: Read<SiteView> = async (db, page, tell) => {
  const put = (parts: Parts) => tell((before) => ({ ...kept(before, parts), ...parts }));
  const id = await lookAt(page);
  const site = id === null ? undefined : await db.sites.get(id);
  if (site === undefined) return tell(() => null);
  put({ site });
  const [evidence, labels] = await Promise.all([askEvidence(page), askLabels(page)]);
  put({ site, page: { evidence, labels: decisive(labels, page) } });
  put({ site, inside: await insideOf(db, page, site, evidence.side === 'in') });
};

/** While the same site is read again its earlier parts stay in view. */
const kept = (before: SiteView | null | undefined, { site }: Parts) =>
  before?.site.id === site.id
    ? { page: before.page, inside: before.inside }
    : { page: null, inside: null };

function decisive(labels: readonly Label[], page: string): Label[] {
  const label = labelOf(labels, page);
  if (label === null) return [];
  return labels.filter(
    (other) => isActive(other) && other.reach === label.reach && other.target === label.target,
  );
}

async function insideOf(
  db: Database,
  page: string,
  { id }: SiteRow,
  pageIsIn: boolean,
): Promise<InsideView> {
  const counts = await insideByPlace(await boundaryChunks(db, id), breathing(SLICE.window));
  const tree = siteTree(counts);
  const rows = rowsOf(tree);
  const steps = stepsOf(page);
  const places = steps.flatMap(({ place }) => place ?? []); // the page itself is no directory
  const known = await knownBelow(db, [...rows, ...places]);
  const inside = places.map((place) => counts.get(placeKey(place)) ?? 0);
  return {
    tree,
    known: new Map(rows.map((row, i) => [placeKey(row), known[i]])),
    from: insideFrom(steps, inside, known.slice(rows.length), pageIsIn),
  };
}
