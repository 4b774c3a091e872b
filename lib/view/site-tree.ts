/**
 * What is in a site as a short tree: its hosts, and under each the directories that part it, most
 * addresses first. Where all of a host's addresses lie in one directory, that directory stands for
 * the host. Cost: a look at every directory of every address.
 */
import { countByPlace, type Place, placesOf } from './places.ts';

export interface Branch extends Place {
  /** Addresses that are in, here and below. */
  inside: number;
}

export interface HostBranch extends Branch {
  directories: Branch[];
}

export function siteTree(urls: readonly string[]): HostBranch[] {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = placesOf(url);
    const own = byHost.get(host);
    if (own === undefined) byHost.set(host, [url]);
    else own.push(url);
  }
  return [...byHost].map(([host, own]) => hostBranch(host, own)).sort(largestFirst);
}

function hostBranch(host: string, urls: readonly string[]): HostBranch {
  const counts = countByPlace(urls);
  const below = new Map<string, Branch[]>();
  for (const [key, inside] of counts) {
    const path = key.slice(host.length);
    if (path === '/') continue;
    const parent = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
    below.set(parent, [...(below.get(parent) ?? []), { host, path, inside }]);
  }
  let path = '/';
  for (;;) {
    const directories = (below.get(path) ?? []).sort(largestFirst);
    if (directories[0]?.inside !== urls.length) {
      return { host, path, inside: urls.length, directories };
    }
    path = directories[0].path;
  }
}

/** At most `most` rows: hosts before directories, large before small; and how many are left out. */
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
