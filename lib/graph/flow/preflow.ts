/**
 * Preflow-push (Goldberg and Tarjan 1988; Senellart 2003, Fig. 4) to a maximum preflow from any
 * preflow, kept so that it can be continued when the network changes.
 *
 * Source arcs are always full, so the excess of a node is its source capacity plus what came in
 * minus what went out. Only excess that can still reach the sink is pushed; the rest stays where it
 * is (phase one), which is enough for the value and the cut: at the end every label is exact, so
 * the dead nodes are the largest source side of all minimum cuts, whatever the order of pushes was.
 *
 * A preflow may start from labels that are much too low (1 next to the sink, else 2): then nothing
 * is searched before the flow gets there, which is best when the sink is near everywhere. Where it
 * is near few nodes, one search from them comes first. O(n²√m) for highest label first; on web
 * graphs about linear.
 */

import { type IndexedHeap, indexedHeap } from '../indexed-heap.ts';
import { ActiveNodes } from './active-nodes.ts';
import { discharge } from './discharge.ts';
import { labelFromSink, lowerLabels, raiseLabels } from './exact-labels.ts';
import { DEAD, Labels } from './labels.ts';
import { longer, type Residual } from './network.ts';
import { NodeQueue } from './node-queue.ts';
import { pushDown } from './push-down.ts';

export interface PreflowOptions {
  /** Which node is discharged next; `largest-overflow` is the paper's greedy choice (§2.4.2). */
  choice: 'highest-label' | 'largest-overflow';
  /**
   * A node that rises to this height gives up (§2.4.2 lowers the height of the source). Infinity
   * is exact; a lower number may leave flow unsent.
   */
  sourceHeight: number;
}
export const PREFLOW_DEFAULTS: PreflowOptions = {
  choice: 'highest-label',
  sourceHeight: Number.POSITIVE_INFINITY,
};

export class Preflow {
  readonly network: Residual;
  private readonly sourceHeight: number;
  excess: Float64Array;
  sinkFlow: Float64Array;
  value = 0;
  readonly labels: Labels;
  /** The slot where the search for an admissible arc goes on; at rest, the way to the sink. */
  current: Int32Array;
  readonly active: ActiveNodes;
  readonly heap: IndexedHeap | undefined;
  /** Whether the labels have been exact, so that only changes need looking at. */
  wasExact = false;
  /** Nodes with a residual in-arc from a label too high; see exact-labels.ts. */
  readonly opened: NodeQueue;
  /** Nodes that may have lost their way to the sink. */
  readonly doubtful: NodeQueue;
  /** Nodes that have got excess or a label. */
  readonly woken: number[] = [];
  counters = { pushes: 0, relabels: 0, scans: 0, gaps: 0 };

  /** Continues from the preflow that `network.residual`, `excess` and `sinkFlow` hold. */
  constructor(
    network: Residual,
    options: Partial<PreflowOptions> = {},
    excess: Float64Array = network.sourceCapacity.slice(),
    sinkFlow: Float64Array = new Float64Array(excess.length),
  ) {
    const { choice, sourceHeight } = { ...PREFLOW_DEFAULTS, ...options };
    const room = excess.length;
    this.network = network;
    this.sourceHeight = sourceHeight;
    this.excess = excess;
    this.sinkFlow = sinkFlow;
    this.labels = new Labels(room);
    this.current = network.start.slice(0, room);
    this.active = new ActiveNodes(room);
    const isFuller = (a: number, b: number) => this.excess[a] > this.excess[b];
    this.heap = choice === 'largest-overflow' ? indexedHeap(room, isFuller) : undefined;
    this.opened = new NodeQueue(room);
    this.doubtful = new NodeQueue(room);
    this.begin();
  }

  /** Pushes until no excess can reach the sink; false when `limit` scans were not enough. */
  run(limit: number = Number.POSITIVE_INFINITY): boolean {
    const last = this.counters.scans + limit;
    if (!this.wasExact && !this.runAfresh(last)) return false;
    while (this.counters.scans <= last) {
      pushDown(this);
      raiseLabels(this);
      lowerLabels(this, last);
      if (this.woken.length === 0) return this.counters.scans <= last;
      for (const node of this.woken) this.wake(node);
      this.woken.length = 0;
    }
    return false;
  }

  private runAfresh(last: number): boolean {
    if (!discharge(this, last)) return false;
    const { label } = this.labels;
    for (let node = 0; node < this.network.nodes; node++) {
      if (label[node] > 1 && label[node] !== DEAD) this.doubtful.put(node, label);
    }
    this.wasExact = true;
    return true;
  }

  /** Nodes at this height or above have given up. */
  get height(): number {
    return Math.min(this.sourceHeight, this.network.nodes + 1);
  }

  /** Whether the node is on the source side of the largest minimum cut. */
  isSourceSide(node: number): boolean {
    return this.labels.label[node] === DEAD;
  }

  /** Lets the node be discharged if it has excess that may reach the sink. */
  wake(node: number): void {
    const level = this.labels.label[node];
    if (level === DEAD || this.excess[node] === 0) return;
    if (this.heap !== undefined) this.heap.place(node);
    else this.active.push(node, level);
  }

  /** Cuts off all nodes above a level that has become empty. */
  cutOffAbove(emptied: number): void {
    this.counters.gaps++;
    this.labels.buryAbove(emptied);
    this.active.clearAbove(emptied);
  }

  grow(room: number): void {
    this.excess = longer(this.excess, room);
    this.sinkFlow = longer(this.sinkFlow, room);
    this.current = longer(this.current, room);
    this.opened.grow(room);
    this.doubtful.grow(room);
    this.labels.grow(room);
    this.active.grow(room);
  }

  private begin(): void {
    const { network, excess, sinkFlow, labels } = this;
    let near = 0;
    for (let node = 0; node < network.nodes; node++) {
      if (network.sinkCapacity[node] > sinkFlow[node]) near++;
      this.value += sinkFlow[node];
    }
    if (near < network.nodes / 2) labelFromSink(this);
    else {
      for (let node = 0; node < network.nodes; node++) {
        labels.place(node, network.sinkCapacity[node] > sinkFlow[node] ? 1 : 2);
      }
    }
    for (let node = 0; node < network.nodes; node++) if (excess[node] > 0) this.wake(node);
  }
}
