/**
 * What is in a site as a short tree: its hosts, and under each the directories that part it, most
 * addresses first. Where all of a host's addresses lie in one directory, that directory stands for
 * the host. Cost: sorting the directories.
 */
import { directoryAbove, hostOfKey } from '../url/anatomy.ts';
import { type Place, placeKey } from './places.ts';

export interface Branch extends Place {
  /** Addresses that are in, here and below. */
  inside: number;
}

export interface HostBranch extends Branch {
  directories: Branch[];
}

/** From how many addresses are in, by `placeKey`. */
export function siteTree(counts: ReadonlyMap<string, number>): HostBranch[] {
  const below = new Map<string, Branch[]>();
  for (const [key, inside] of counts) {
    const root = hostOfKey(key).length;
    const parent = root === key.length - 1 ? '' : directoryAbove(key);
    const siblings = below.get(parent) ?? [];
    siblings.push({ host: key.slice(0, root), path: key.slice(root), inside });
    below.set(parent, siblings);
  }
  const hosts = below.get('') ?? []; // a site of which nothing is in
  return hosts.map((host) => hostBranch(host, below)).sort(largestFirst);
}

function hostBranch(host: Branch, below: ReadonlyMap<string, Branch[]>): HostBranch {
  for (let top = host; ; ) {
    const directories = (below.get(placeKey(top)) ?? []).sort(largestFirst);
    if (directories[0]?.inside !== host.inside) return { ...top, directories };
    top = directories[0];
  }
}

/** At most `most` rows: hosts before directories, large before small. */
export function shortTree(tree: readonly HostBranch[], most: number): HostBranch[] {
  const hosts = tree.slice(0, most);
  const kept = new Set(
    hosts
      .flatMap((host) => host.directories)
      .sort(largestFirst)
      .slice(0, most - hosts.length),
  );
  return hosts.map((host) => ({
    ...host,
    directories: host.directories.filter((directory) => kept.has(directory)),
  }));
}

export const rowsOf = (tree: readonly HostBranch[]): Branch[] =>
  tree.flatMap((host) => [host, ...host.directories]);

const largestFirst = (a: Branch, b: Branch): number =>
  b.inside - a.inside || (a.host + a.path < b.host + b.path ? -1 : 1);
