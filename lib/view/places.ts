/** Where an address lies: its host and the directories above it, as the store counts them. */

import type { Breathe } from '../pace/breathing.ts';
import { addressesIn, isInside, type PackedMembers } from '../store/boundary-rows.ts';
import { directoryEnds, directoryOf, hostEnd, hostNameOf } from '../url/anatomy.ts';

/** Deeper directories are counted with their ancestor, here as in the store. */
const DEEPEST = 8;

/** A directory of a host; `path` begins and ends with a slash. */
export interface Place {
  host: string;
  path: string;
}

/** Host name without port, and every directory above the address, the root first. */
export function placesOf(url: string): { host: string; paths: string[] } {
  const root = hostEnd(url);
  const paths = directoryEnds(url, root, DEEPEST).map((end) => url.slice(root, end));
  return { host: hostNameOf(url), paths };
}

/** One key for a place, to count by. */
export const placeKey = ({ host, path }: Place): string => host + path;

/**
 * How many of these addresses lie in each directory, by `placeKey`. Addresses are first gathered by
 * their own directory, of which there are far fewer.
 */
export function countByPlace(urls: Iterable<string>): Map<string, number> {
  const own = new Map<string, number>();
  countOwn(urls, own);
  return summedUp(own);
}

/** The same for what is in of a stored boundary, chunk by chunk: a window stays alive meanwhile. */
export async function insideByPlace(
  chunks: readonly Pick<PackedMembers, 'text' | 'flags'>[],
  breathe: Breathe,
): Promise<Map<string, number>> {
  const own = new Map<string, number>();
  for (const chunk of chunks) {
    const inside = addressesIn(chunk).filter((_, i) => isInside(chunk.flags[i]));
    countOwn(inside, own);
    await breathe();
  }
  return summedUp(own);
}

/** Adds to the counts of the addresses' own directories, which have scheme and port. */
function countOwn(urls: Iterable<string>, own: Map<string, number>): void {
  for (const url of urls) {
    const directory = directoryOf(url);
    own.set(directory, (own.get(directory) ?? 0) + 1);
  }
}

function summedUp(own: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [directory, count] of own) {
    const { host, paths } = placesOf(directory);
    for (const path of paths) {
      const key = placeKey({ host, path });
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
  }
  return counts;
}
