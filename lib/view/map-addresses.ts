/** The addresses behind a node of a site's map. */
import type { Membership } from '../model/boundary.ts';
import { isOfSite, type MapNode, type SiteMap } from '../model/site-map.ts';
import { directoryEnds, directoryKey, hostOfKey } from '../url/anatomy.ts';

/**
 * Members in, or around, the node: those whose deepest directory on the map it is. An outside host
 * has what of it is in no directory on the map. A node for the rest has what is in none at all.
 * What is out and was opened is another site's, wherever it lies.
 */
export function addressesOfNode(
  { nodes }: SiteMap,
  node: MapNode,
  members: readonly Membership[],
): Membership[] {
  const names = new Map(
    nodes
      .filter(({ kind }) => kind === 'place' || kind === 'host')
      .map((one) => [one.kind === 'place' ? one.name : `${one.name}/`, one]),
  );
  const isRest = node.kind.startsWith('more-');
  return members.filter(({ url, side, opened }) => {
    if (opened && side === 'out') return false;
    const home = deepest(names, url);
    if (!isRest) return home === node;
    return home === undefined && (side === 'in') === isOfSite(node);
  });
}

function deepest(names: ReadonlyMap<string, MapNode>, url: string): MapNode | undefined {
  const key = directoryKey(url);
  for (const end of directoryEnds(key, hostOfKey(key).length).reverse()) {
    const node = names.get(key.slice(0, end));
    if (node !== undefined) return node;
  }
  return undefined;
}
