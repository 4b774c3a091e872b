/**
 * A traffic network that can grow. Each arc u→v lies twice, as a slot of u and as a slot of v (its
 * mate), so that a residual arc and its twin are one step apart. The slots of a node are one block;
 * a full block moves to the end of the arrays with twice the room. Source and sink are not nodes:
 * each node has a source capacity (s→u) and a sink capacity (u→t), either of which may be infinite.
 *
 * `residual[slot]` is what may still be sent from the slot's owner to `head[slot]`. Parallel arcs
 * stay apart, self-loops are dropped because they never cross a cut.
 */
import { LARGEST_SUM, toGrains } from '../tolerance.ts';

/** What pushing needs to know of a network. */
export interface Residual {
  nodes: number;
  /** Slots of node u: `start[u]` to `end[u] - 1`. */
  start: Int32Array;
  end: Int32Array;
  head: Int32Array;
  mate: Int32Array;
  residual: Float64Array;
  /** The capacity of each slot or, in a mirrored network, of its mate. */
  capacity: Float64Array;
  isMirrored: boolean;
  sourceCapacity: Float64Array;
  sinkCapacity: Float64Array;
}

export interface Network extends Residual {
  /** The block of node u has room up to `limit[u] - 1`. */
  limit: Int32Array;
  /** The sum of all finite capacities, which must stay exact. */
  total: number;
  /** Slots in use or left behind by moved blocks. */
  slots: number;
}

export interface ArcList {
  nodes: number;
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  capacity: ArrayLike<number>;
  /** Every arc has the same capacity on its way back. */
  isTwoWay?: boolean;
  /** Capacity of s→u and u→t for each node u. */
  source: ArrayLike<number>;
  sink: ArrayLike<number>;
}

/** Slots each block has to spare at first, so that the first new arcs do not move it. */
const SPARE = 2;

export function networkOf(list: ArcList): Network {
  checkLengths(list);
  const { nodes, from, to } = list;
  const arcs = from.length;
  const capacities = new Float64Array(arcs);
  const start = new Int32Array(nodes);
  const end = new Int32Array(nodes);
  for (let arc = 0; arc < arcs; arc++) {
    capacities[arc] = linkCapacity(list.capacity[arc], from[arc], to[arc]);
    checkNode(from[arc], nodes);
    checkNode(to[arc], nodes);
    if (from[arc] === to[arc]) continue;
    end[from[arc]]++;
    end[to[arc]]++;
  }
  const limit = new Int32Array(nodes);
  let slots = 0;
  for (let node = 0; node < nodes; node++) {
    start[node] = slots;
    slots += end[node] + SPARE;
    end[node] = start[node];
    limit[node] = slots;
  }
  const head = new Int32Array(slots);
  const mate = new Int32Array(slots);
  const capacity = new Float64Array(slots);
  for (let arc = 0; arc < arcs; arc++) {
    const u = from[arc];
    const v = to[arc];
    if (u === v) continue;
    const there = end[u]++;
    const back = end[v]++;
    head[there] = v;
    head[back] = u;
    mate[there] = back;
    mate[back] = there;
    capacity[there] = capacities[arc];
    if (list.isTwoWay) capacity[back] = capacities[arc];
  }
  const { sourceCapacity, sinkCapacity } = terminals(list);
  const residual = capacity.slice();
  const blocks = { nodes, start, end, limit, head, mate, capacity, residual, slots };
  const network = { ...blocks, isMirrored: false, sourceCapacity, sinkCapacity, total: 0 };
  for (const one of [capacity, sourceCapacity, sinkCapacity]) countIn(network, finiteSum(one));
  return network;
}

/** A new node without arcs; returns its number. */
export function addNode(network: Network, source: number, sink: number): number {
  const node = network.nodes;
  const capacities = terminalCapacities(source, sink, node);
  if (node === network.start.length) growNodes(network, Math.max(16, node * 2));
  exchange(network, 0, capacities.source);
  exchange(network, 0, capacities.sink);
  network.nodes++;
  network.start[node] = network.slots;
  network.end[node] = network.slots;
  network.limit[node] = network.slots;
  network.sourceCapacity[node] = capacities.source;
  network.sinkCapacity[node] = capacities.sink;
  return node;
}

/** The slot of an arc u→v: one that is there, in either direction, or a new one of capacity 0. */
export function slotFor(network: Network, u: number, v: number): number {
  checkNode(u, network.nodes);
  checkNode(v, network.nodes);
  const { start, end, head, mate } = network;
  const near = end[u] - start[u] <= end[v] - start[v] ? u : v;
  const far = near === u ? v : u;
  for (let slot = start[near]; slot < end[near]; slot++) {
    if (head[slot] === far) return near === u ? slot : mate[slot];
  }
  makeRoom(network, u);
  makeRoom(network, v);
  const there = network.end[u]++;
  const back = network.end[v]++;
  join(network, there, v, back);
  join(network, back, u, there);
  return there;
}

/** What the node sends over arcs minus what it gets over arcs. */
export function sentOverArcs(network: Residual, node: number): number {
  const { start, end, mate, capacity, residual, isMirrored } = network;
  let sent = 0;
  for (let slot = start[node]; slot < end[node]; slot++) {
    sent += capacity[isMirrored ? mate[slot] : slot] - residual[slot];
  }
  return sent;
}

/** Adds to the sum of capacities and refuses a sum that could no longer be exact. */
export function countIn(network: Network, more: number): void {
  if (network.total + more > LARGEST_SUM) {
    throw new RangeError(`The capacities add up to more than ${LARGEST_SUM}.`);
  }
  network.total += more;
}

/** Counts a capacity in place of another; infinite ones are not counted. */
export function exchange(network: Network, before: number, after: number): void {
  if (before !== Number.POSITIVE_INFINITY) network.total -= before;
  if (after !== Number.POSITIVE_INFINITY) countIn(network, after);
}

export function checkNode(node: number, nodes: number): void {
  if (!Number.isInteger(node) || node < 0 || node >= nodes) {
    throw new RangeError(`There is no node ${node} among ${nodes} nodes.`);
  }
}

/** A link capacity in grains. Infinity is for sources and sinks alone: a tie has a price. */
export function linkCapacity(capacity: number, u: number, v: number): number {
  if (capacity === Number.POSITIVE_INFINITY) {
    throw new RangeError(`The capacity of arc ${u}→${v} must be finite.`);
  }
  return toGrains(capacity, () => `The capacity of arc ${u}→${v}`);
}

export function terminalCapacities(source: number, sink: number, node: number) {
  const both = {
    source: toGrains(source, () => `The source capacity of node ${node}`),
    sink: toGrains(sink, () => `The sink capacity of node ${node}`),
  };
  if (both.source === Number.POSITIVE_INFINITY && both.sink === Number.POSITIVE_INFINITY) {
    throw new RangeError(`Node ${node} is bound to source and sink at once: no cut is finite.`);
  }
  return both;
}

function checkLengths({ nodes, from, to, capacity, source, sink }: ArcList): void {
  if (from.length !== to.length || from.length !== capacity.length) {
    throw new RangeError(
      `Arcs need one start, end and capacity each, but there are ${from.length}, ` +
        `${to.length} and ${capacity.length}.`,
    );
  }
  if (source.length !== nodes || sink.length !== nodes) {
    throw new RangeError(
      `${nodes} nodes need a source and a sink capacity each, ` +
        `but there are ${source.length} and ${sink.length}.`,
    );
  }
}

function terminals({ nodes, source, sink }: ArcList) {
  const sourceCapacity = new Float64Array(nodes);
  const sinkCapacity = new Float64Array(nodes);
  for (let node = 0; node < nodes; node++) {
    const capacities = terminalCapacities(source[node], sink[node], node);
    sourceCapacity[node] = capacities.source;
    sinkCapacity[node] = capacities.sink;
  }
  return { sourceCapacity, sinkCapacity };
}

function makeRoom(network: Network, node: number): void {
  const { start, end, limit } = network;
  if (end[node] < limit[node]) return;
  const degree = end[node] - start[node];
  const room = Math.max(4, degree * 2);
  if (network.slots + room > network.head.length) growSlots(network, network.slots + room);
  const { head, mate, capacity, residual } = network;
  const target = network.slots;
  for (let offset = 0; offset < degree; offset++) {
    const slot = start[node] + offset;
    head[target + offset] = head[slot];
    mate[target + offset] = mate[slot];
    capacity[target + offset] = capacity[slot];
    residual[target + offset] = residual[slot];
    mate[mate[slot]] = target + offset;
  }
  start[node] = target;
  end[node] = target + degree;
  limit[node] = target + room;
  network.slots += room;
}

function join(network: Network, slot: number, head: number, mate: number): void {
  network.head[slot] = head;
  network.mate[slot] = mate;
  network.capacity[slot] = 0;
  network.residual[slot] = 0;
}

function growSlots(network: Network, atLeast: number): void {
  const length = Math.ceil(atLeast * 1.25) + 64;
  network.head = longer(network.head, length);
  network.mate = longer(network.mate, length);
  network.capacity = longer(network.capacity, length);
  network.residual = longer(network.residual, length);
}

function growNodes(network: Network, length: number): void {
  network.start = longer(network.start, length);
  network.end = longer(network.end, length);
  network.limit = longer(network.limit, length);
  network.sourceCapacity = longer(network.sourceCapacity, length);
  network.sinkCapacity = longer(network.sinkCapacity, length);
}

/** A copy of `values` with zeros after them. */
export function longer<T extends Int32Array | Float64Array | Uint8Array>(
  values: T,
  length: number,
): T {
  const copy = new (values.constructor as new (length: number) => T)(length);
  copy.set(values);
  return copy;
}

function finiteSum(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) {
    if (values[index] !== Number.POSITIVE_INFINITY) sum += values[index];
  }
  return sum;
}
