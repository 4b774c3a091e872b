/** A site's hosts and directories as a window shows them: a few rows, and the rest behind them. */
import { placeKey } from './places.ts';
import { type Branch, type HostBranch, rowsOf, shortTree } from './site-tree.ts';

interface TreeRow {
  name: string;
  /** Host and path. */
  full: string;
  inside: number;
  known: number;
}

interface TreeRows {
  hosts: (TreeRow & { directories: TreeRow[] })[];
  more: TreeRow[];
}

export function treeRows(
  tree: readonly HostBranch[],
  known: ReadonlyMap<string, number>,
  most: number,
): TreeRows {
  const short = shortTree(tree, most);
  const shown = new Set(rowsOf(short).map(placeKey));
  const row = (branch: Branch, name: string) => ({
    name,
    full: placeKey(branch),
    inside: branch.inside,
    known: known.get(placeKey(branch)) ?? 0, // deeper than the store counts
  });
  return {
    hosts: short.map((host) => ({
      ...row(host, placeKey(host).replace(/^([^/]+)\/$/, '$1')),
      directories: host.directories.map((directory) =>
        row(directory, directory.path.slice(host.path.length)),
      ),
    })),
    more: rowsOf(tree)
      .filter((branch) => !shown.has(placeKey(branch)))
      .map((branch) => row(branch, placeKey(branch))),
  };
}
