/** What is said of a node of a site's map: its short label, its full title, and a sentence. */
import { isOfSite, type MapNode } from '../model/site-map.ts';
import { say, sayCount } from '../say.ts';

const LONGEST_LABEL = 28;

/** On the picture. A directory whose host is there too is told by its last step. */
export function labelOf(node: MapNode, hosts: ReadonlySet<string>): string {
  const title = titleOf(node);
  if (node.kind !== 'place') return shortened(title);
  const root = title.indexOf('/');
  if (root === title.length - 1) return shortened(title.slice(0, -1));
  if (!hosts.has(title.slice(0, root + 1))) return shortened(title);
  return shortened(title.slice(title.lastIndexOf('/', title.length - 2)));
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
export function wordsOf(node: MapNode, crossing: number): string {
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

/** The end of a name says most of a directory, its beginning of anything else. */
function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_LABEL
    ? text
    : `${letters.slice(0, LONGEST_LABEL - 1).join('')}…`;
}
