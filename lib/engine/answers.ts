/**
 * What the companion answers about the site of an opened page: its boundary, why an address is on
 * its side, what a correction would move, the scope in a few words. The boundary is brought up to
 * date when asked for, in short steps, and left in the store for the windows to read.
 */
import { checkedLabel } from '../boundary/cut/checked-label.ts';
import { labelRule } from '../boundary/cut/label-rule.ts';
import { activeLabels } from '../boundary/cut/labels.ts';
import type { SiteBoundary } from '../boundary/cut/site-boundary.ts';
import { explain } from '../boundary/evidence.ts';
import type { KnownWeb } from '../boundary/known-web.ts';
import { scopeOf } from '../boundary/scope/scope.ts';
import { scopeMembers } from '../boundary/scope-members.ts';
import { memberships } from '../boundary/site-summary.ts';
import type { Evidence, Membership } from '../model/boundary.ts';
import type { Label, NewLabel, Refused } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import { paced, SLICE } from '../pace/breathing.ts';
import type { Database } from '../store/database.ts';
import { labelHistory } from '../store/labels.ts';
import { nameHistory } from '../store/names.ts';
import { type SiteRow, writeSite } from '../store/sites.ts';
import type { CatchUp } from './catch-up.ts';
import { isCurrent, saidOf, seenSite } from './seen-site.ts';

export type { CheckedLabel, Typed } from '../boundary/cut/checked-label.ts';

/** What a label would move, itself and through the cut. */
export interface Preview {
  toIn: string[];
  toOut: string[];
}

/** A site as of now. */
export interface AskedSite {
  web: KnownWeb;
  boundary: SiteBoundary;
  labels: Label[];
}

export class Answers {
  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
  ) {}

  /** The site of an opened page, its boundary written to the store; null when it was not opened. */
  async look(page: string): Promise<SiteRow | null> {
    const known = await this.work.current();
    const { takenBack } = this.work;
    const id = known.web.siteAt(page);
    if (id === null) return null;
    const [labels, names] = [await labelHistory(this.db), await nameHistory(this.db)];
    const said = saidOf(known.web, id, labels, names);
    const stored = await this.db.sites.get(id);
    if (stored !== undefined && isCurrent(stored, known.generation, said)) return stored;
    const { row, chunks } = await this.work.turns.take(() =>
      seenSite(known.web, id, this.work.generationOf(known.web), said),
    );
    await writeSite(this.db, row, chunks, () => this.work.takenBack !== takenBack);
    return row;
  }

  /** Why an address, as typed, is on its side of the boundary of the page's site. */
  async explain(page: string, typed: string): Promise<Evidence | Refused | null> {
    const checked = checkedLabel({ site: page, side: 'in', reach: 'url', typed, at: 0 });
    if ('refused' in checked) return checked;
    return this.about(page, ({ web, boundary }) => explain(web, boundary, checked.label.target));
  }

  /** Why each of these known addresses is on its side, in one turn. */
  async explainMany(page: string, addresses: readonly string[]): Promise<Evidence[] | null> {
    return this.about(page, ({ web, boundary }) =>
      addresses.map((address) => explain(web, boundary, address)),
    );
  }

  async scope(page: string): Promise<Scope | null> {
    return this.about(page, ({ web, boundary }) => scopeOf(scopeMembers(web, boundary)));
  }

  /** What would change sides if these labels were given and those taken back. Nothing is stored. */
  async preview(
    page: string,
    give: readonly NewLabel[],
    withdraw: readonly number[] = [],
  ): Promise<Preview | null> {
    return this.about(page, async ({ web, boundary, labels }) => {
      const before = sidesOf(memberships(web, boundary));
      const stay = labels.filter((label) => !withdraw.includes(label.id));
      const more = give.map((label, i) => ({ ...label, id: Number.MAX_SAFE_INTEGER - i }));
      const after = await settled(web, boundary.site.id, [...stay, ...more]);
      const preview: Preview = { toIn: [], toOut: [] };
      for (const { url, side } of memberships(web, after)) {
        if (before.get(url) === side) continue;
        (side === 'in' ? preview.toIn : preview.toOut).push(url);
      }
      return preview;
    });
  }

  /** All labels given to the page's site, withdrawn ones too. */
  async history(page: string): Promise<Label[]> {
    const { web } = await this.work.current();
    const id = web.siteAt(page);
    const labels = await labelHistory(this.db);
    return labels.filter((label) => id !== null && web.siteAt(label.site) === id);
  }

  /** Answers from the boundary of the page's site as of now; null when it was not opened. */
  async about<T>(page: string, answer: (about: AskedSite) => T | Promise<T>): Promise<T | null> {
    const { web } = await this.work.current();
    const id = web.siteAt(page);
    if (id === null) return null;
    const labels = await this.#labels(web, id);
    return this.work.turns.take(async () =>
      answer({ web, labels, boundary: await settled(web, id, labels) }),
    );
  }

  async #labels(web: KnownWeb, id: number): Promise<Label[]> {
    const labels = await labelHistory(this.db);
    return activeLabels(labels.filter((label) => web.siteAt(label.site) === id));
  }
}

/** Brings a boundary up to date in short steps. */
const settled = (web: KnownWeb, id: number, labels: Label[]): Promise<SiteBoundary> =>
  paced(web.boundary(id, labelRule(labels)), SLICE.worker);

const sidesOf = (members: Iterable<Membership>): Map<string, Membership['side']> =>
  new Map(Array.from(members, ({ url, side }) => [url, side]));
