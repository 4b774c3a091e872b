/**
 * Which hosts and directories of a site get a node of their own on its map: hosts first, then the
 * directories with most addresses, as many as there is room for. Smaller ones fold into the nearest
 * chosen directory above. A directory that holds all there is above it stands for what is above.
 * Cost: sorting the directories.
 */
import type { Directories } from './known/directories.ts';

/** A directory with a smaller part of the site than this folds. */
const SMALLEST_PART = 1 / 200;
const FEWEST = 2;

/**
 * From how many addresses that are in lie in and below each directory, domains left out; at most
 * `most` are chosen.
 */
export function mapPlaces(
  directories: Directories,
  below: ReadonlyMap<number, number>,
  most: number,
): Set<number> {
  const isHost = (directory: number): boolean => directories.chain(directory).length === 2;
  const hosts = [...below.keys()].filter(isHost);
  const all = hosts.reduce((sum, host) => sum + below.get(host)!, 0);
  const least = Math.max(FEWEST, all * SMALLEST_PART);
  const largestFirst = (a: number, b: number): number =>
    below.get(b)! - below.get(a)! || (directories.name(a) < directories.name(b) ? -1 : 1);
  const heir = (directory: number): number | undefined =>
    directories.children(directory).find((child) => below.get(child) === below.get(directory));

  const ranked = [...below.keys()].sort(largestFirst);
  const chosen = new Set(hosts.sort(largestFirst).slice(0, most).map(narrowest));
  for (const directory of ranked) {
    if (chosen.size >= most || below.get(directory)! < least) break;
    if (!isHost(directory) && heir(directory) === undefined) chosen.add(directory);
  }
  return chosen;

  function narrowest(host: number): number {
    let top = host;
    for (let next = heir(top); next !== undefined; next = heir(top)) top = next;
    return top;
  }
}
