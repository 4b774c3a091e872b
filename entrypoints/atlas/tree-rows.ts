import type { SiteTree } from '../../components/site-tree.tsx';
import { placeKey } from '../../lib/view/places.ts';
import { type Branch, type HostBranch, rowsOf, shortTree } from '../../lib/view/site-tree.ts';

const MOST_ROWS = 24;

/** A site's hosts and directories as the tree shows them. */
export function treeRows(
  tree: readonly HostBranch[],
  known: ReadonlyMap<string, number>,
): Parameters<typeof SiteTree>[0] {
  const short = shortTree(tree, MOST_ROWS);
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
