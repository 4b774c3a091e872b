/**
 * How stored pages become the known web: the one way, for arrivals and for rebuilding alike. What
 * comes out is a function of the pages in their order and of what the person said of whole sites,
 * each word where it was said. So when a page goes that was taken in, or a word is taken back, all
 * that came after it is taken back too, the last first, and taken in again without it.
 */
import { KnownWeb } from '../boundary/known-web.ts';
import type { KnownBounds } from '../model/known-bounds.ts';
import type { PageRecord } from '../model/page-record.ts';
import type { Ruling } from '../model/ruling.ts';
import type { RaisedWall } from '../store/known.ts';
import { takePageIn } from './add-page.ts';

/** What was made of the pages so far. */
export interface Derived {
  web: KnownWeb;
  /** In the order they were raised. */
  walls: RaisedWall[];
  /** Pages that were left out because their bytes are damaged. */
  damaged: Set<number>;
}

export type Apart = Ruling & { kind: 'apart' };

/** A web without pages in which what the person said to be one is one from the first. */
export function nothingYet(rulings: readonly Ruling[], bounds: KnownBounds): Derived {
  const web = new KnownWeb(undefined, undefined, bounds);
  hear(web, rulings);
  return { web, walls: [], damaged: new Set() };
}

/** Tells a web which sites are one; walls are raised where it was said. */
export function hear({ sites }: KnownWeb, rulings: readonly Ruling[]): void {
  for (const ruling of rulings) {
    if (ruling.kind === 'together') sites.joined.bind(ruling.one, ruling.other);
  }
}

/** Takes in the next page, after what was said before it came. "waits": there is no room for it. */
export function takeIn(
  derived: Derived,
  seq: number,
  record: PageRecord | null,
  rulings: readonly Ruling[],
): 'taken' | 'waits' {
  for (const ruling of due(derived, rulings, seq)) raise(derived, ruling);
  const { web, damaged } = derived;
  if (record === null) damaged.add(seq);
  else if (!web.graph.hasRoomFor(record.url)) return 'waits';
  else takePageIn(web, seq, record);
  return 'taken';
}

/** Directories said to be sites of their own before page `seq` came, that have no wall yet. */
export function due(
  { walls }: Derived,
  rulings: readonly Ruling[],
  seq = Number.POSITIVE_INFINITY,
): Apart[] {
  return rulings
    .filter((ruling) => ruling.kind === 'apart')
    .filter((ruling) => saidAfter(ruling) < seq && !walls.some(({ id }) => id === ruling.id))
    .sort((a, b) => saidAfter(a) - saidAfter(b) || a.id - b.id);
}

/** Said before that was noted: from the first. */
const saidAfter = ({ after }: Apart): number => after ?? 0;

export function raise({ web, walls }: Derived, { id, place }: Pick<Apart, 'id' | 'place'>): void {
  walls.push({ id, place, after: web.graph.last });
  web.wall(place);
}

/** The first page that was taken in on grounds that no longer hold; null when all hold. */
export function voidFrom(
  { web, walls }: Derived,
  leaving: readonly number[],
  rulings: readonly Ruling[],
): number | null {
  const gone = leaving.filter((seq) => web.graph.has(seq));
  const unsaid = walls.filter((wall) => !rulings.some(({ id }) => id === wall.id));
  const from = [...gone, ...unsaid.map(({ after }) => after)];
  return from.length === 0 ? null : from.reduce((a, b) => Math.min(a, b));
}

/** Takes back the page that came last, and with it the walls raised since it came. */
export function takeLastBack({ web, walls, damaged }: Derived): void {
  if (web.graph.pageCount > 0) web.takeBack();
  const { last } = web.graph;
  for (const wall of walls.filter(({ after }) => after > last || last === 0)) {
    web.sites.walls.lower(wall.place);
    walls.splice(walls.indexOf(wall), 1);
  }
  for (const seq of damaged) if (seq > last) damaged.delete(seq);
}
