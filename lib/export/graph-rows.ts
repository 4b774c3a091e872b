/**
 * The page graph as its formats write it: a node for every address, named by it, and an edge for
 * every link between two of them.
 */
import type { Membership } from '../model/boundary.ts';
import { type AddressRow, addressRow } from './address-rows.ts';
import type { PageLink, SiteExport } from './site-export.ts';

/** Attributes of a node, with their types as GEXF and GraphML call them. */
export const NODE_ATTRIBUTES = {
  boundary: 'string',
  score: 'double',
  opened: 'boolean',
  host: 'string',
  language: 'string',
  title: 'string',
} as const;
export type NodeAttribute = keyof typeof NODE_ATTRIBUTES;

export interface GraphNode {
  id: string;
  /** The title; the address where there is none. */
  label: string;
  attributes: Record<NodeAttribute, string | number | boolean>;
}

export function* graphNodes(site: SiteExport): Generator<GraphNode> {
  for (const member of site.members) yield nodeOf(site, member);
}

function nodeOf(site: SiteExport, member: Membership): GraphNode {
  const { url, side, likelihood, opened, host, language, title }: AddressRow = addressRow(
    site,
    member,
  );
  return {
    id: url,
    label: title === '' ? url : title,
    attributes: { boundary: side, score: likelihood, opened, host, language, title },
  };
}

export function* graphEdges({ members, links }: SiteExport): Generator<PageLink> {
  const known = new Set<string>();
  for (const { url } of members) known.add(url);
  for (const link of links) if (known.has(link.from) && known.has(link.to)) yield link;
}
