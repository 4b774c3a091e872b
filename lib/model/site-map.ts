/** A site and its surroundings as a picture needs them: few nodes, and the links between them. */
export type MapNodeKind =
  /** A host or directory of the site. */
  | 'place'
  /** What of the site lies on hosts too many to show each. */
  | 'more-places'
  /** Another site, of which pages were opened. */
  | 'site'
  | 'more-sites'
  /** A host outside, known from links alone. */
  | 'host'
  | 'more-hosts';

export interface MapNode {
  kind: MapNodeKind;
  /** `www.museum.example/rooms/`, a host, or another site's name; empty for the rest of a kind. */
  name: string;
  /** Another site's oldest opened page, by which it is asked about; else empty. */
  page: string;
  /** Addresses by their side of this boundary; of both, how many are unsure and how many opened. */
  in: number;
  out: number;
  unsure: number;
  opened: number;
  /** How many hosts or sites it stands for. */
  stands: number;
}

export interface MapLink {
  /** Indexes of nodes. */
  from: number;
  to: number;
  /** How many links from a page there to an address here. */
  strength: number;
  /** From an address that is in to one that is out, or back. */
  crosses: boolean;
}

export interface SiteMap {
  site: number;
  name: string;
  nodes: MapNode[];
  links: MapLink[];
  /** Links between other nodes than themselves that are too faint to be told. */
  linksLeftOut: number;
}

export const isOfSite = ({ kind }: Pick<MapNode, 'kind'>): boolean =>
  kind === 'place' || kind === 'more-places';
