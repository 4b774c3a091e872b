/** Which page of a site is left when one that a word hangs on goes. In the caller's transaction. */
import { isActive } from '../model/label.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Database } from './database.ts';

/** Where a word is hung instead; null where nothing is left of its site. */
export type Heirs = ReadonlyMap<string, Heir | null>;
export interface Heir {
  url: string;
  /**
   * The site it is a page of, where that is not the word's own but one it was said to be one with.
   */
  bonded?: number;
}

/**
 * What `heirsOf` found, and the site that an address is placed in, where the companion has told.
 */
export interface Heritage {
  heirs: Heirs;
  siteAt(url: string): Promise<number | undefined>;
}

/**
 * For those of `urls` at which no page is left once `gone` are deleted: the oldest other page
 * of the same site, or of one it was said to be one with. Pages may have yet to be taken in, or
 * all of them again: where no page of the site is known, the oldest of its host that may be one
 * has the word.
 */
export async function heirsOf(
  db: Database,
  urls: readonly string[],
  gone: readonly number[],
  rulings: readonly Ruling[],
): Promise<Heritage> {
  const going = new Set(gone);
  const heirs = new Map<string, Heir | null>();
  const last = new Map<string, number>();
  for (const url of new Set(urls)) {
    const seqs = await db.pages.where('url').equals(url).primaryKeys();
    if (seqs.length === 0 || seqs.some((seq) => !going.has(seq))) continue;
    last.set(url, Math.max(...seqs));
  }
  if (last.size === 0) return { heirs, siteAt: async () => undefined };
  const { siteOf, oldestOf } = await placing(db, going);
  const siteAt = async (url: string) => {
    const seq = last.get(url) ?? (await db.pages.where('url').equals(url).primaryKeys()).at(-1);
    return siteOf.get(seq ?? 0);
  };
  const bonds = await bondsOf(rulings, siteAt);
  for (const [url, seq] of last) {
    const site = siteOf.get(seq);
    const sites = site === undefined ? [] : [site, ...reached(bonds, site)];
    const found = sites.find((id) => oldestOf.has(id));
    const isOwn = found === undefined || found === site;
    const mayBe = (other: number) =>
      !going.has(other) && (site === undefined || !siteOf.has(other));
    const host = (await db.pages.get(seq))!.host;
    const heir =
      found === undefined
        ? (await db.pages.where('host').equals(host).primaryKeys()).find(mayBe)
        : oldestOf.get(found);
    if (heir === undefined) heirs.set(url, null);
    else heirs.set(url, { url: (await db.pages.get(heir))!.url, ...(!isOwn && { bonded: found }) });
  }
  return { heirs, siteAt };
}

/**
 * The site of each page that the companion has placed, and the oldest page of each site. It may
 * have placed pages that have gone since: those, and those that are going, are nobody's heirs.
 */
async function placing(db: Database, going: ReadonlySet<number>) {
  const siteOf = new Map<number, number>();
  const oldestOf = new Map<number, number>();
  const there = new Set(await db.pages.toCollection().primaryKeys());
  for (const { pages, sites } of await db.placed.orderBy('chunk').toArray()) {
    pages.forEach((page, i) => {
      siteOf.set(page, sites[i]);
      if (!there.has(page) || going.has(page)) return;
      oldestOf.set(sites[i], Math.min(page, oldestOf.get(sites[i]) ?? page));
    });
  }
  return { siteOf, oldestOf };
}

/** Pairs of sites that are said to be one. */
async function bondsOf(
  rulings: readonly Ruling[],
  siteAt: (url: string) => Promise<number | undefined>,
): Promise<[number, number][]> {
  const bonds: [number, number][] = [];
  for (const ruling of rulings) {
    if (ruling.kind !== 'together' || !isActive(ruling)) continue;
    const [a, b] = [await siteAt(ruling.one), await siteAt(ruling.other)];
    if (a !== undefined && b !== undefined) bonds.push([a, b], [b, a]);
  }
  return bonds;
}

/** Sites that hang together with one, itself left out; the nearest first. */
function reached(bonds: readonly [number, number][], from: number): number[] {
  const all = [from];
  for (const site of all) {
    for (const [a, b] of bonds) if (a === site && !all.includes(b)) all.push(b);
  }
  return all.slice(1);
}
