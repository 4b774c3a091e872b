/**
 * What the companion answers about the site of an opened page: its boundary, why an address is on
 * its side, what a correction would move, the scope in a few words. The boundary is brought up to
 * date when asked for, in short steps, and left in the store for the windows to read.
 */
import { checkedLabel } from '../boundary/checked-label.ts';
import { explain } from '../boundary/evidence.ts';
import type { KnownWeb } from '../boundary/known-web.ts';
import { labelRule } from '../boundary/label-rule.ts';
import { activeLabels } from '../boundary/labels.ts';
import { scopeOf } from '../boundary/scope.ts';
import type { SiteBoundary } from '../boundary/site-boundary.ts';
import { memberships, summaryOf } from '../boundary/site-summary.ts';
import type { Evidence, Membership } from '../model/boundary.ts';
import type { Label, NewLabel } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import type { Database } from '../store/database.ts';
import { labelHistory } from '../store/labels.ts';
import { type SiteRow, writeSite } from '../store/sites.ts';
import { breathing } from './breathing.ts';
import type { CatchUp, Known } from './catch-up.ts';
import { KNOWN_VERSION } from './known-rows.ts';
import { boundaryRows } from './site-rows.ts';

export type { CheckedLabel, Typed } from '../boundary/checked-label.ts';

/** What a label would move, itself and through the cut. */
export interface Preview {
  toIn: string[];
  toOut: string[];
}

export class Answers {
  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
  ) {}

  /** The site of an opened page, its boundary written to the store; null when it was not opened. */
  async look(page: string): Promise<SiteRow | null> {
    const known = await this.work.known();
    const id = known.web.siteAt(page);
    if (id === null) return null;
    const labels = await this.#labels(known.web, id);
    const labelled = labels.map((label) => label.id).join();
    const stored = await this.db.sites.get(id);
    if (stored !== undefined && isCurrent(stored, known, labelled)) return stored;
    const boundary = await settled(known.web, id, labels);
    const members = [...memberships(known.web, boundary)];
    const row: SiteRow = {
      id,
      ...summaryOf(known.web, boundary, members),
      generation: known.generation,
      labelled,
      version: KNOWN_VERSION,
    };
    await writeSite(this.db, row, boundaryRows(id, members));
    return row;
  }

  /** Why an address, as typed, is on its side of the boundary of the page's site. */
  async explain(page: string, typed: string): Promise<Evidence | { refused: string } | null> {
    const checked = checkedLabel({ site: page, side: 'in', reach: 'url', typed, at: 0 });
    if ('refused' in checked) return checked;
    const found = await this.#boundary(page);
    return found && explain(found.web, found.boundary, checked.label.target);
  }

  async scope(page: string): Promise<Scope | null> {
    const found = await this.#boundary(page);
    return found && scopeOf([...memberships(found.web, found.boundary)]);
  }

  /** What would change sides if this label were given. Nothing is stored. */
  async preview(page: string, label: NewLabel): Promise<Preview | null> {
    const found = await this.#boundary(page);
    if (found === null) return null;
    const before = sidesOf(memberships(found.web, found.boundary));
    const labels = [...found.labels, { ...label, id: Number.MAX_SAFE_INTEGER }];
    const boundary = await settled(found.web, found.boundary.site.id, labels);
    const preview: Preview = { toIn: [], toOut: [] };
    for (const { url, side } of memberships(found.web, boundary)) {
      if (before.get(url) === side) continue;
      (side === 'in' ? preview.toIn : preview.toOut).push(url);
    }
    return preview;
  }

  /** All labels given to the page's site, withdrawn ones too. */
  async history(page: string): Promise<Label[]> {
    const { web } = await this.work.known();
    const id = web.siteAt(page);
    const labels = await labelHistory(this.db);
    return labels.filter((label) => id !== null && web.siteAt(label.site) === id);
  }

  async #boundary(page: string) {
    const { web } = await this.work.known();
    const id = web.siteAt(page);
    if (id === null) return null;
    const labels = await this.#labels(web, id);
    return { web, labels, boundary: await settled(web, id, labels) };
  }

  async #labels(web: KnownWeb, id: number): Promise<Label[]> {
    const labels = await labelHistory(this.db);
    return activeLabels(labels.filter((label) => web.siteAt(label.site) === id));
  }
}

function isCurrent(row: SiteRow, known: Known, labelled: string): boolean {
  return (
    row.generation === known.generation &&
    row.labelled === labelled &&
    row.version === KNOWN_VERSION
  );
}

/** Brings a boundary up to date in short steps. */
async function settled(web: KnownWeb, id: number, labels: Label[]): Promise<SiteBoundary> {
  const breathe = breathing();
  const steps = web.boundary(id, labelRule(labels));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breathe();
  }
}

const sidesOf = (members: Iterable<Membership>): Map<string, Membership['side']> =>
  new Map(Array.from(members, ({ url, side }) => [url, side]));
