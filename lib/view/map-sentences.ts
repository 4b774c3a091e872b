/** What is said of a node of a site's map: its short label, its full title, and a sentence. */
import { isOfSite, type MapNode } from '../model/site-map.ts';
import { say, sayCount } from '../say.ts';
import { directoryAbove, hostOfKey } from '../url/anatomy.ts';

/** Letters of a label, and of one that finds no room in its full length. */
const LABEL_LENGTHS = [28, 19, 12];

/** On the picture, the longest first. */
export const nodeLabels = (node: MapNode, hosts: ReadonlySet<string>): string[] => {
  const letters = [...shortTitle(node, hosts)];
  return LABEL_LENGTHS.map((most) =>
    letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`,
  );
};

/** A directory whose host is there too is told by its last step. */
function shortTitle(node: MapNode, hosts: ReadonlySet<string>): string {
  const title = titleOf(node);
  const root = hostOfKey(title).length;
  if (node.kind !== 'place') return title;
  if (root === title.length - 1) return title.slice(0, -1);
  if (!hosts.has(title.slice(0, root + 1))) return title;
  return title.slice(directoryAbove(title).length - 1);
}

export function titleOf(node: MapNode): string {
  switch (node.kind) {
    case 'more-places':
      return sayCount('mapMoreHosts', node.stands);
    case 'more-hosts':
      return sayCount('mapMoreStrangers', node.stands);
    case 'more-sites':
      return sayCount('mapMoreSites', node.stands);
    default:
      return node.name;
  }
}

export const kindOf = ({ kind }: MapNode): string => say(KINDS[kind]);

const KINDS = {
  place: 'mapKindPlace',
  'more-places': 'mapKindPlace',
  site: 'mapKindSite',
  'more-sites': 'mapKindSite',
  host: 'mapKindHost',
  'more-hosts': 'mapKindHost',
} as const;

/** `crossing`: how many of its links cross the boundary. */
export function nodeSentence(node: MapNode, crossing: number): string {
  const parts = [kindOf(node)];
  if (isOfSite(node)) {
    parts.push(sayCount('mapIn', node.in));
    if (node.out > 0) parts.push(sayCount('mapOut', node.out));
  } else if (node.out > 0) {
    parts.push(sayCount('mapLinked', node.out));
  } else {
    parts.push(say('mapLinksHere'));
  }
  if (node.unsure > 0) parts.push(sayCount('mapUnsure', node.unsure));
  if (node.opened > 0) parts.push(sayCount('pagesOpened', node.opened));
  if (crossing > 0) parts.push(sayCount('mapCrossing', crossing));
  return parts.join(', ');
}
