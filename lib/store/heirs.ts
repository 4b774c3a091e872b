/** Which page of a site is left when one that a word hangs on goes. In the caller's transaction. */
import { isActive } from '../model/label.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Database } from './database.ts';

/**
 * For those of `urls` at which no page is left once `gone` are deleted: the address of the oldest
 * other page of the same site, or of one it was said to be one with; null where there is none.
 */
export async function heirsOf(
  db: Database,
  urls: readonly string[],
  gone: readonly number[],
  rulings: readonly Ruling[],
): Promise<Map<string, string | null>> {
  const going = new Set(gone);
  const heirs = new Map<string, string | null>();
  const last = new Map<string, number>();
  for (const url of new Set(urls)) {
    const seqs = await db.pages.where('url').equals(url).primaryKeys();
    if (seqs.length === 0 || seqs.some((seq) => !going.has(seq))) continue;
    last.set(url, Math.max(...seqs));
  }
  if (last.size === 0) return heirs;
  const { siteOf, pagesOf } = await placing(db);
  const seqAt = async (url: string) =>
    last.get(url) ?? (await db.pages.where('url').equals(url).primaryKeys()).at(-1);
  const bonds = await bondsOf(rulings, async (url) => siteOf.get((await seqAt(url)) ?? 0));
  for (const [url, seq] of last) {
    const site = siteOf.get(seq);
    const sites = site === undefined ? [] : [site, ...reached(bonds, site)];
    const left = sites.map((id) => pagesOf.get(id)!.find((other) => !going.has(other)));
    const heir = left.find((other) => other !== undefined);
    heirs.set(url, heir === undefined ? null : ((await db.pages.get(heir))?.url ?? null));
  }
  return heirs;
}

/** Of all pages that the companion has placed, in the order they came. */
async function placing(db: Database) {
  const siteOf = new Map<number, number>();
  const pagesOf = new Map<number, number[]>();
  for (const { pages, sites } of await db.placed.orderBy('chunk').toArray()) {
    pages.forEach((page, i) => {
      siteOf.set(page, sites[i]);
    });
  }
  for (const [page, site] of [...siteOf].sort(([a], [b]) => a - b)) {
    const pages = pagesOf.get(site) ?? [];
    pages.push(page);
    pagesOf.set(site, pages);
  }
  return { siteOf, pagesOf };
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
