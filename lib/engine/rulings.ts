/**
 * What the person says of whole sites, carried out: two are one, or a directory is a site of its
 * own. Each is stored in the same transaction as the sites it makes.
 */
import type { KnownWeb } from '../boundary/known-web.ts';
import { isActive } from '../model/label.ts';
import type { Ruled, Ruling, RulingRefusal } from '../model/ruling.ts';
import type { Database } from '../store/database.ts';
import {
  activeRulings,
  addRuling,
  leavingRulings,
  rulingHistory,
  withdrawRuling,
} from '../store/rulings.ts';
import type { CatchUp } from './catch-up.ts';
import { due, raise } from './take-in.ts';

export class Rulings {
  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
  ) {}

  /** The sites of two opened pages are one. Returns the ruling's number, or why not. */
  async join(one: string, other: string, at: number): Promise<Ruled> {
    const { web } = await this.work.known();
    const [a, b] = [web.siteAt(one), web.siteAt(other)];
    if (a === null || b === null) return { refused: 'not-recorded' };
    if (a === b) return { refused: 'already-one' };
    let id = 0;
    await this.work.say(
      (now) => unchanged(now.web, web).join(one, other),
      async () => {
        id = await addRuling(this.db, { kind: 'together', one, other, at, withdrawnAt: null });
      },
    );
    return id;
  }

  /** All below `place` is parted from the site of an opened page. */
  async part(one: string, place: string, at: number): Promise<Ruled> {
    const { web } = await this.work.known();
    const site = web.siteAt(one);
    if (site === null) return { refused: 'not-recorded' };
    const stays = staysBehind(web, site, place);
    if (typeof stays !== 'string') return stays;
    const rulings = await activeRulings(this.db);
    const wall = await this.work.say(
      (now) => {
        unchanged(now.web, web);
        // What was said before comes before.
        for (const earlier of due(now, rulings, now.web.graph.last + 1)) raise(now, earlier);
        raise(now, { id: 0, place });
        return now.walls[now.walls.length - 1];
      },
      async (raised) => {
        const { after } = raised;
        const ruling = { kind: 'apart', one: stays, place, after, at, withdrawnAt: null } as const;
        raised.id = await addRuling(this.db, ruling);
      },
    );
    return wall.id;
  }

  /** All rulings on the page's site, withdrawn ones too. */
  async history(page: string): Promise<Ruling[]> {
    const { web } = await this.work.current();
    const id = web.siteAt(page);
    const isAbout = (url: string) => id !== null && web.siteAt(url) === id;
    return (await rulingHistory(this.db)).filter((ruling) =>
      ruling.kind === 'together'
        ? isAbout(ruling.one) || isAbout(ruling.other)
        : isAbout(ruling.one) || page.startsWith(ruling.place),
    );
  }

  /** Takes a ruling back. False when there is none of that number, or it is taken back already. */
  async takeBack(id: number, at: number): Promise<boolean> {
    const ruling = await this.db.rulings.get(id);
    if (ruling === undefined || !isActive(ruling)) return false;
    await this.#unmake(ruling, () => withdrawRuling(this.db, id, at));
    return true;
  }

  /** Unmakes what forgotten rulings made, and with it the last trace of them. */
  async letGo(): Promise<void> {
    for (const ruling of await leavingRulings(this.db)) {
      await this.#unmake(ruling, () => {
        if (ruling.kind === 'together') this.db.room.make(); // with the sites, in one transaction
        return this.db.rulings.delete(ruling.id);
      });
    }
  }

  async #unmake(ruling: Ruling, record: () => PromiseLike<unknown>): Promise<void> {
    if (ruling.kind === 'together') {
      await this.work.say(({ web }) => web.unjoin(ruling.one, ruling.other), record);
    } else {
      // Where the wall stood, pages are taken in again as if it had never been raised.
      await record();
      while ((await this.work.step()) > 0);
    }
  }
}

/** What is ruled on must be what was asked: meanwhile all of it may have been deleted. */
function unchanged(now: KnownWeb, asked: KnownWeb): KnownWeb {
  if (now !== asked) throw new Error('What is stored has changed meanwhile. Try again.');
  return now;
}

/** The oldest page of the site that is not below the place: by it the site is known afterwards. */
function staysBehind(
  web: KnownWeb,
  id: number,
  place: string,
): string | { refused: RulingRefusal } {
  const site = web.sites.site(id)!;
  const below = place.replace(/^https?:/, '');
  const urls = [...site.pages]
    .sort((a, b) => a - b)
    .map((page) => web.graph.urlOf(web.graph.pageRow(page)![0]));
  const isBelow = (url: string) => url.replace(/^https?:/, '').startsWith(below);
  if (!urls.some(isBelow)) return { refused: 'not-below' };
  return urls.find((url) => !isBelow(url)) ?? { refused: 'all-below' };
}
