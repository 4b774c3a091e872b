/**
 * outLink (Kim et al., eq. 1): how much of what a site links to goes to another site,
 * outLink(i, j) = n_ij / Σ_k n_ik over the other sites k, with n_ij the links from i to j. Links of
 * a site to itself count neither above nor below. The weights of a site sum to 1, or it has none.
 * Needs only the links of the site itself, so it can be computed while crawling. Linear.
 */
import type { Links } from './links.ts';

/** The links with outLink as their weight; weights given are the numbers of links, n_ij. */
export function outLink(links: Links): Links {
  const { nodes } = links;
  const starts = new Uint32Array(nodes + 1);
  const targets = new Uint32Array(links.targets.length);
  const weights = new Float64Array(links.targets.length);
  let kept = 0;
  for (let node = 0; node < nodes; node++) {
    let total = 0;
    for (let i = links.starts[node]; i < links.starts[node + 1]; i++) {
      if (links.targets[i] !== node) total += links.weights[i];
    }
    for (let i = links.starts[node]; i < links.starts[node + 1]; i++) {
      if (links.targets[i] === node || links.weights[i] === 0) continue;
      targets[kept] = links.targets[i];
      weights[kept++] = links.weights[i] / total;
    }
    starts[node + 1] = kept;
  }
  return { nodes, starts, targets: targets.slice(0, kept), weights: weights.slice(0, kept) };
}
