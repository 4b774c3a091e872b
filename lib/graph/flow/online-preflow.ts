/**
 * Online preflow-push (Senellart 2003, §2.4.2): the network changes, the preflow is kept, and
 * `settle` continues it to a maximum. Nodes and arcs can be added, capacities raised and lowered.
 *
 * Raising only opens arcs: labels behind an opened arc may be too high and are lowered on demand.
 * Lowering an arc below its flow takes the difference back: its start gets it as excess, its end
 * owes it and takes it back from the arcs and the sink it had sent it to. After `settle` value and
 * source side (the largest one) are those of a fresh run, bit for bit.
 *
 * Cost: about the part of the network whose flow changes. A change that costs more than `patience`
 * fresh runs is given up for a fresh run, so the worst is 1 + `patience` of them.
 */
import { maximumInSteps, maximumPreflow } from './direction.ts';
import { DEAD } from './labels.ts';
import {
  addNode,
  checkNode,
  countIn,
  exchange,
  linkCapacity,
  type Network,
  sentOverArcs,
  slotFor,
  terminalCapacities,
} from './network.ts';
import { PREFLOW_DEFAULTS, type Preflow, type PreflowOptions } from './preflow.ts';

export interface OnlineFlowOptions extends PreflowOptions {
  /** Work on one change, as a share of the work of a fresh run, before starting afresh. */
  patience: number;
}
const ONLINE_DEFAULTS: OnlineFlowOptions = { ...PREFLOW_DEFAULTS, patience: 0.25 };

export class OnlinePreflow {
  readonly network: Network;
  private readonly options: OnlineFlowOptions;
  private preflow: Preflow;
  /** Scans of the last fresh run, the unit of patience. */
  private freshScans: number;
  freshRuns = 1;

  /** `preflow`: a maximum one of the network, from `begin`. */
  constructor(network: Network, options: Partial<OnlineFlowOptions> = {}, preflow?: Preflow) {
    this.network = network;
    this.options = { ...ONLINE_DEFAULTS, ...options };
    this.preflow = preflow ?? maximumPreflow(network, this.options);
    this.freshScans = this.preflow.counters.scans;
  }

  /** A first maximum in steps, for networks too large to stop for. */
  static *begin(network: Network): Generator<void, OnlinePreflow> {
    const preflow = yield* maximumInSteps(network, ONLINE_DEFAULTS);
    return new OnlinePreflow(network, {}, preflow);
  }

  get value(): number {
    return this.preflow.value;
  }

  get counters(): Preflow['counters'] {
    return this.preflow.counters;
  }

  isSourceSide(node: number): boolean {
    checkNode(node, this.network.nodes);
    return this.preflow.isSourceSide(node);
  }

  /** The state itself, for the cut, the certificate and a checkpoint. */
  get state(): Preflow {
    return this.preflow;
  }

  addNode(source: number, sink: number): number {
    const node = addNode(this.network, source, sink);
    const { preflow, network } = this;
    if (network.start.length > preflow.excess.length) preflow.grow(network.start.length);
    preflow.excess[node] = network.sourceCapacity[node];
    preflow.current[node] = network.start[node];
    if (network.sinkCapacity[node] > 0) preflow.labels.place(node, 1);
    this.preflow.woken.push(node);
    return node;
  }

  /** Adds to the capacity of u→v, making the arc if there is none. */
  raiseArc(u: number, v: number, by: number): void {
    const more = linkCapacity(by, u, v);
    checkNode(u, this.network.nodes);
    checkNode(v, this.network.nodes);
    if (u === v || more === 0) return;
    const { current } = this.preflow;
    const { start } = this.network;
    const [offsetU, offsetV] = [current[u] - start[u], current[v] - start[v]];
    const slot = slotFor(this.network, u, v);
    current[u] = this.network.start[u] + offsetU;
    current[v] = this.network.start[v] + offsetV;
    countIn(this.network, more);
    this.network.capacity[slot] += more;
    this.network.residual[slot] += more;
    this.opened(u, slot);
  }

  /** Takes from the capacity of u→v, which must have as much. */
  lowerArc(u: number, v: number, by: number): void {
    let less = linkCapacity(by, u, v);
    checkNode(u, this.network.nodes);
    checkNode(v, this.network.nodes);
    if (u === v) return;
    const { start, end, head, capacity, residual, mate } = this.network;
    const { excess } = this.preflow;
    if (less > this.arcCapacity(u, v)) {
      throw new RangeError(`Arc ${u}→${v} has less than ${by} to take away.`);
    }
    for (let slot = start[u]; slot < end[u] && less > 0; slot++) {
      if (head[slot] !== v) continue;
      const taken = Math.min(less, capacity[slot]);
      const recalled = Math.max(0, taken - residual[slot]);
      capacity[slot] -= taken;
      this.network.total -= taken;
      residual[slot] += recalled - taken;
      residual[mate[slot]] -= recalled;
      excess[u] += recalled;
      excess[v] -= recalled;
      less -= taken;
    }
    this.doubt(u);
    this.doubt(v);
    this.preflow.woken.push(u);
    this.repay(v);
  }

  /** The capacity of u→v, all parallel arcs together. */
  arcCapacity(u: number, v: number): number {
    checkNode(u, this.network.nodes);
    checkNode(v, this.network.nodes);
    const { start, end, head, capacity } = this.network;
    let sum = 0;
    for (let slot = start[u]; slot < end[u]; slot++) if (head[slot] === v) sum += capacity[slot];
    return sum;
  }

  setSource(node: number, capacity: number): void {
    checkNode(node, this.network.nodes);
    const { sourceCapacity, sinkCapacity } = this.network;
    const { excess, sinkFlow } = this.preflow;
    const wanted = terminalCapacities(capacity, sinkCapacity[node], node).source;
    exchange(this.network, sourceCapacity[node], wanted);
    sourceCapacity[node] = wanted;
    excess[node] = wanted - sinkFlow[node] - sentOverArcs(this.network, node);
    this.preflow.woken.push(node);
    this.repay(node);
  }

  setSink(node: number, capacity: number): void {
    checkNode(node, this.network.nodes);
    const { sourceCapacity, sinkCapacity } = this.network;
    const { excess, sinkFlow, labels } = this.preflow;
    const wanted = terminalCapacities(sourceCapacity[node], capacity, node).sink;
    exchange(this.network, sinkCapacity[node], wanted);
    sinkCapacity[node] = wanted;
    const recalled = Math.max(0, sinkFlow[node] - sinkCapacity[node]);
    sinkFlow[node] -= recalled;
    excess[node] += recalled;
    this.preflow.value -= recalled;
    this.preflow.woken.push(node);
    if (sinkCapacity[node] > sinkFlow[node]) this.openedSink(node);
    else if (labels.label[node] === 1) {
      this.doubt(node);
    }
  }

  /** Continues to a maximum; true when it was better to start afresh. */
  settle(): boolean {
    if (this.preflow.run(this.options.patience * this.freshScans)) return false;
    this.network.residual.set(this.network.capacity);
    this.preflow = maximumPreflow(this.network, this.options);
    this.freshScans = this.preflow.counters.scans;
    this.freshRuns++;
    return true;
  }

  /** The node's slot may have got residual capacity: its label may be too high. */
  private opened(node: number, slot: number): void {
    const { labels, current, opened } = this.preflow;
    const level = labels.label[this.network.head[slot]] + 1;
    if (level > DEAD || labels.label[node] < level) return;
    if (labels.label[node] === level) {
      current[node] = Math.min(current[node], slot);
      return;
    }
    labels.move(node, level);
    opened.put(node, labels.label);
    current[node] = slot;
    this.preflow.woken.push(node);
  }

  private openedSink(node: number): void {
    const { labels, opened } = this.preflow;
    if (labels.label[node] === 1) return;
    labels.move(node, 1);
    opened.put(node, labels.label);
    this.preflow.woken.push(node);
  }

  private doubt(node: number): void {
    const { labels, doubtful } = this.preflow;
    if (labels.label[node] !== DEAD) doubtful.put(node, labels.label);
  }

  /** While a node owes flow it does not have, it takes back what it sent on. */
  private repay(debtor: number): void {
    const { start, end, head, mate, capacity, residual } = this.network;
    const { preflow } = this;
    const { excess, sinkFlow, counters } = preflow;
    const debtors = [debtor];
    for (let node = debtors.pop(); node !== undefined; node = debtors.pop()) {
      if (excess[node] >= 0) continue;
      const fromSink = Math.min(-excess[node], sinkFlow[node]);
      if (fromSink > 0) {
        sinkFlow[node] -= fromSink;
        excess[node] += fromSink;
        preflow.value -= fromSink;
        this.openedSink(node);
      }
      for (let slot = start[node]; slot < end[node] && excess[node] < 0; slot++) {
        counters.scans++;
        const sent = capacity[slot] - residual[slot];
        if (sent <= 0) continue;
        const recalled = Math.min(sent, -excess[node]);
        residual[slot] += recalled;
        residual[mate[slot]] -= recalled;
        excess[node] += recalled;
        excess[head[slot]] -= recalled;
        this.opened(node, slot);
        this.doubt(head[slot]);
        if (excess[head[slot]] < 0) debtors.push(head[slot]);
      }
    }
  }
}
