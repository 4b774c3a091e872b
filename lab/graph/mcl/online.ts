/**
 * Online MCL: a clustering kept up to date while links arrive, one page after another. The paper
 * leaves it open (Senellart 2003, section 6), since inflation is not linear and the limit cannot be
 * corrected for a changed entry. But flow is local: a new link changes the walks near its ends.
 *
 * When links arrive, the region around them (region.ts) is clustered anew: a core of whole
 * clusters, no more than `most` nodes, and a halo of their neighbours. Only the nodes of the
 * core may move.
 *
 * A new cluster keeps the name of the old one it shares most nodes with; if most of it is halo, its
 * core nodes join the cluster of that halo. The answer is always a partition, and it drifts from
 * what a full run would say: drift.ts tells how far.
 *
 * An arrival costs what MCL costs on `most` nodes and their halo, whatever the size of the graph.
 * The state is one record of plain arrays: a checkpoint is a copy of it.
 */

import { type MclOptions, mcl } from '../../../lib/graph/mcl/process.ts';
import type { UndirectedGraph } from '../../../lib/graph/undirected.ts';
import { regionAround, subgraph } from './region.ts';

export interface OnlineClustering {
  /** Neighbours of every node and the weights of the edges to them, loops left out. */
  neighbours: number[][];
  weights: number[][];
  /** The cluster of every node, and the nodes of every cluster; names out of use are empty. */
  labels: number[];
  members: number[][];
}

export interface OnlineMclOptions extends Partial<MclOptions> {
  /** How many nodes an arrival may move, and how many more may take part. */
  most?: number;
}

export interface NewLink {
  from: number;
  to: number;
  weight?: number;
}

export interface ArrivedNode {
  core: number;
  halo: number;
  /** Nodes that changed their cluster; new nodes count when they joined another's. */
  moved: number;
  iterations: number;
  multiplications: number;
}

export function emptyClustering(): OnlineClustering {
  return { neighbours: [], weights: [], labels: [], members: [] };
}

/** A full run to go on from. */
export function clusteringFrom(
  graph: UndirectedGraph,
  labels: ArrayLike<number>,
): OnlineClustering {
  const { size, starts, neighbours, weights } = graph;
  if (labels.length !== size) {
    throw new RangeError(`${labels.length} labels do not fit ${size} nodes.`);
  }
  const state = emptyClustering();
  for (let v = 0; v < size; v++) {
    state.neighbours.push([...neighbours.subarray(starts[v], starts[v + 1])]);
    state.weights.push([...weights.subarray(starts[v], starts[v + 1])]);
    state.labels.push(labels[v]);
    while (state.members.length <= labels[v]) state.members.push([]);
    state.members[labels[v]].push(v);
  }
  return state;
}

/** Adds the links, and with them any node up to the highest number; then mends the clustering. */
export function arrive(
  state: OnlineClustering,
  links: NewLink[],
  { most = 200, ...options }: OnlineMclOptions = {},
): ArrivedNode {
  if (!(most >= 1)) throw new RangeError(`An arrival cannot be mended within ${most} nodes.`);
  const bound = state.labels.length + 2 * links.length;
  for (const link of links) checkLink(link, bound);
  const ends = links.flatMap((link) => addLink(state, link));
  const region = regionAround(state, ends, most);
  const { core, nodes } = region;
  if (core === 0) return { core, halo: 0, moved: 0, iterations: 0, multiplications: 0 };
  const { labels, iterations, multiplications } = mcl(subgraph(state, region), options);
  const moved = rename(state, nodes, core, labels);
  return { core, halo: nodes.length - core, moved, iterations, multiplications };
}

function checkLink({ from, to, weight = 1 }: NewLink, bound: number): void {
  for (const node of [from, to]) {
    if (Number.isInteger(node) && node >= 0 && node < bound) continue;
    throw new RangeError(`A link cannot end at ${node}: nodes are numbered as they come.`);
  }
  if (!(weight >= 0 && weight < Infinity)) throw new RangeError(`A link cannot weigh ${weight}.`);
}

/** Returns the two ends if the graph has changed. An edge is as heavy as its heaviest link. */
function addLink(state: OnlineClustering, { from, to, weight = 1 }: NewLink): number[] {
  const { neighbours, weights, labels, members } = state;
  for (let v = labels.length; v <= Math.max(from, to); v++) {
    neighbours.push([]);
    weights.push([]);
    labels.push(members.push([v]) - 1);
  }
  if (from === to || weight === 0) return [];
  const [poor, rich] = neighbours[from].length < neighbours[to].length ? [from, to] : [to, from];
  const known = neighbours[poor].indexOf(rich);
  if (known === -1) {
    neighbours[poor].push(rich);
    neighbours[rich].push(poor);
    weights[poor].push(weight);
    weights[rich].push(weight);
    return [from, to];
  }
  if (weights[poor][known] >= weight) return [];
  weights[poor][known] = weight;
  weights[rich][neighbours[rich].indexOf(poor)] = weight;
  return [from, to];
}

/** Gives the nodes of the core the names of what they were found in; returns how many moved. */
function rename(
  state: OnlineClustering,
  nodes: number[],
  core: number,
  found: ArrayLike<number>,
): number {
  const names = namesOf(state, nodes, core, found);
  let moved = 0;
  for (let i = 0; i < core; i++) {
    const v = nodes[i];
    const old = state.labels[v];
    const name = names.get(found[i])!;
    if (name === old) continue;
    moved++;
    state.members[old].splice(state.members[old].indexOf(v), 1);
    state.members[name].push(v);
    state.labels[v] = name;
  }
  return moved;
}

/** A name for every cluster found in which the core has a part. */
function namesOf(
  state: OnlineClustering,
  nodes: number[],
  core: number,
  found: ArrayLike<number>,
): Map<number, number> {
  const shares = new Map<number, Share>();
  nodes.forEach((v, i) => {
    const name = state.labels[v];
    const key = found[i] * state.members.length + name;
    const share = shares.get(key) ?? { cluster: found[i], name, count: 0, halo: 0 };
    share.count++;
    if (i >= core) share.halo++;
    shares.set(key, share);
  });
  const names = new Map<number, number>();
  const given = new Set<number>();
  const largestFirst = [...shares.values()].sort((a, b) => b.count - a.count || a.name - b.name);
  for (const { cluster, name, count, halo } of largestFirst) {
    if (names.has(cluster) || (given.has(name) && 2 * halo <= count)) continue;
    names.set(cluster, name);
    given.add(name);
  }
  for (let i = 0; i < core; i++) {
    if (!names.has(found[i])) names.set(found[i], state.members.push([]) - 1);
  }
  return names;
}

/** How many nodes of a cluster found had the same name before, and how many of them are halo. */
interface Share {
  cluster: number;
  name: number;
  count: number;
  halo: number;
}
