/**
 * What the companion answers about all sites, and about a site as a whole: list, map, pages, name.
 */
import { knownSites, outlineOf, type SiteOutline } from '../boundary/known-sites.ts';
import type { KnownWeb } from '../boundary/known-web.ts';
import { siteMap } from '../boundary/site-map.ts';
import type { KnownSite } from '../model/known-site.ts';
import type { SiteMap } from '../model/site-map.ts';
import { type GivenName, nameInForce } from '../model/site-name.ts';
import { breathing, SLICE } from '../pace/breathing.ts';
import type { Database } from '../store/database.ts';
import { nameHistory } from '../store/names.ts';
import { type Openings, openingsOfPages } from '../store/openings.ts';
import type { Answers } from './answers.ts';
import type { CatchUp } from './catch-up.ts';

export class AtlasAnswers {
  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
    private readonly answers: Answers,
    /** The day a moment belongs to where the person lives, counted from 1970. */
    private readonly dayOf: (moment: number) => number = localDay,
  ) {}

  /** Every site, the oldest first, without computing any boundary. */
  async sites(): Promise<KnownSite[]> {
    const { web } = await this.work.current();
    const breathe = breathing(SLICE.worker);
    const openings = await openingsOfPages(this.db, breathe);
    const rows = new Map((await this.db.sites.toArray()).map((row) => [row.id, row]));
    const given = await this.#given(web);
    return this.work.turns.take(async () => {
      const found: KnownSite[] = [];
      for (const outline of knownSites(web)) {
        const row = rows.get(outline.id);
        const boundary = row === undefined ? null : { known: row.known, unsure: row.unsure };
        const told = this.#told(outline, openings, given.get(outline.id));
        if (told !== null) found.push({ ...told, boundary });
        await breathe();
      }
      return found;
    });
  }

  /** The site of each page; null for one that was not opened. */
  async sitesOf(pages: readonly string[]): Promise<(number | null)[]> {
    const { web } = await this.work.current();
    return pages.map((page) => web.siteAt(page));
  }

  /** A picture of the page's site and what is around it; null when the page was not opened. */
  async map(page: string): Promise<SiteMap | null> {
    const given = await this.#given((await this.work.current()).web);
    return this.answers.about(page, async ({ web, boundary }) => {
      const breathe = breathing(SLICE.worker);
      const steps = siteMap(web, boundary, (id) => {
        const outline = outlineOf(web, id);
        return { name: given.get(id)?.name ?? outline.name, page: outline.page };
      });
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
        await breathe();
      }
    });
  }

  /** Addresses of all pages of the page's site. */
  async pages(page: string): Promise<string[]> {
    const { web } = await this.work.current();
    const id = web.siteAt(page);
    if (id === null) return [];
    const seqs = outlineOf(web, id).pages;
    return [...new Set(seqs.map((seq) => web.graph.urlOf(web.graph.pageRow(seq)![0])))];
  }

  /** All names the person gave to the page's site, withdrawn ones too. */
  async names(page: string): Promise<GivenName[]> {
    const { web } = await this.work.current();
    const id = web.siteAt(page);
    const names = await nameHistory(this.db);
    return names.filter((name) => id !== null && web.siteAt(name.page) === id);
  }

  /** Null when all its pages were forgotten a moment ago: they have no openings any more. */
  #told(outline: SiteOutline, openings: ReadonlyMap<number, Openings>, given?: GivenName) {
    const { id, page, opened, hosts, pages } = outline;
    const times = pages.flatMap((seq) => openings.get(seq) ?? []);
    if (times.length === 0) return null;
    const days = new Map<number, number>();
    for (const { first } of times) {
      const day = this.dayOf(first);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    return {
      id,
      page,
      opened,
      hosts,
      name: given?.name ?? outline.name,
      named: given !== undefined,
      firstSeen: times.reduce(
        (first, time) => Math.min(first, time.first),
        Number.POSITIVE_INFINITY,
      ),
      lastSeen: times.reduce((last, time) => Math.max(last, time.last), 0),
      days: [...days].sort(([a], [b]) => a - b),
    };
  }

  /** The person's names in force, by site. */
  async #given(web: KnownWeb): Promise<Map<number, GivenName>> {
    const bySite = new Map<number, GivenName[]>();
    for (const name of await nameHistory(this.db)) {
      const id = web.siteAt(name.page);
      if (id !== null) bySite.set(id, [...(bySite.get(id) ?? []), name]);
    }
    const inForce = new Map<number, GivenName>();
    for (const [id, names] of bySite) {
      const name = nameInForce(names);
      if (name !== null) inForce.set(id, name);
    }
    return inForce;
  }
}

const DAY = 24 * 3600 * 1000;

function localDay(moment: number): number {
  const ahead = -new Date(moment).getTimezoneOffset() * 60_000;
  return Math.floor((moment + ahead) / DAY);
}
