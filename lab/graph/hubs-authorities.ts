/**
 * Hubs and authorities in one step, as THESUS has them (its operators THubs, TAuthorities,
 * TCouplings and TCocitations) in place of Kleinberg's recursion: a hub is a page that points to
 * more than `moreThan` pages, an authority one that more than `moreThan` pages point to. `keep`
 * counts only links it says yes to, such as those of one theme; `among` counts only pages of a set,
 * which turns hubs into couplings and authorities into co-citations. A page's links to itself do
 * not count, parallel links count once. Linear in the links.
 */
import { type Links, reversed } from './links.ts';

export interface LinkRankOptions {
  moreThan: number;
  keep?: (from: number, to: number) => boolean;
  /** 1 for the pages at the other end that count. */
  among?: Uint8Array;
}

export interface LinkRank {
  /** The pages found, those with the most links first, then by number. */
  pages: number[];
  /** For every page, the links that count. */
  counts: Uint32Array;
  /** Links looked at. */
  work: number;
}

export function hubs(links: Links, options: LinkRankOptions): LinkRank {
  return ranked(links, options, options.keep ?? all);
}

export function authorities(links: Links, options: LinkRankOptions): LinkRank {
  const keep = options.keep ?? all;
  return ranked(reversed(links), options, (to, from) => keep(from, to));
}

const all = () => true;

function ranked(
  links: Links,
  { moreThan, among }: LinkRankOptions,
  keep: (near: number, far: number) => boolean,
): LinkRank {
  if (!(moreThan >= 0)) throw new RangeError(`The number must be at least 0, not ${moreThan}.`);
  if (among !== undefined && among.length !== links.nodes) {
    throw new RangeError(`The set has ${among.length} places for ${links.nodes} nodes.`);
  }
  const counts = new Uint32Array(links.nodes);
  for (let node = 0; node < links.nodes; node++) {
    for (let i = links.starts[node]; i < links.starts[node + 1]; i++) {
      const far = links.targets[i];
      if (far === node || among?.[far] === 0) continue;
      if (keep(node, far)) counts[node]++;
    }
  }
  const pages: number[] = [];
  for (let node = 0; node < links.nodes; node++) if (counts[node] > moreThan) pages.push(node);
  pages.sort((a, b) => counts[b] - counts[a] || a - b);
  return { pages, counts, work: links.targets.length };
}
