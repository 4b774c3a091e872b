/**
 * Preflow-push (Goldberg and Tarjan 1988; Senellart 2003, Fig. 4) to a maximum preflow from any
 * preflow, kept so that it can be continued when the network changes.
 *
 * Source arcs are always full, so `excess` of a node is its source capacity plus what came in minus
 * what went out. `label` is a lower bound of the residual distance to the sink: 1 exactly when the
 * node's own sink arc has room, `DEAD` when the sink cannot be reached. Only excess that can still
 * reach the sink is pushed; the rest stays where it is (phase one), which is enough for the value
 * and the cut: at the end the dead nodes are the largest source side of all minimum cuts.
 *
 * Order: highest label first, or largest overflow first (§2.4.2). Gap: an empty level cuts off all
 * above it. Labels start at 1 everywhere the sink is next door, so nothing is searched before the
 * flow gets there. O(n²√m) for highest label; on web graphs about linear.
 */
import { Levels } from './levels.ts';
import { longer, type Network } from './network.ts';

/** The label of a node from which the sink cannot be reached. */
export const DEAD = 2 ** 30;

export interface PreflowCounters {
  pushes: number;
  relabels: number;
  /** Slots looked at. */
  scans: number;
  gaps: number;
}

export class Preflow {
  readonly network: Network;
  excess: Float64Array;
  sinkFlow: Float64Array;
  value = 0;
  label: Int32Array;
  /** The slot at which the search for an admissible arc goes on. */
  current: Int32Array;
  /** How many nodes have each label, and which ones from 2 on. */
  population: Int32Array;
  levels: Levels;
  highestLevel = 1;
  /** Nodes with excess and a label, as stacks by level; `top` bounds their levels. */
  activeFirst: Int32Array;
  activeNext: Int32Array;
  isActive: Uint8Array;
  top = 0;
  /** Nodes whose residual in-arcs may come from a label too high. */
  pending: Levels;
  pendingLevel: Int32Array;
  pendingLowest = DEAD;
  counters: PreflowCounters = { pushes: 0, relabels: 0, scans: 0, gaps: 0 };

  constructor(network: Network) {
    const { nodes } = network;
    this.network = network;
    this.excess = network.sourceCapacity.slice(0, nodes);
    this.sinkFlow = new Float64Array(nodes);
    this.label = new Int32Array(nodes);
    this.current = network.start.slice(0, nodes);
    this.population = new Int32Array(nodes + 2);
    this.levels = new Levels(nodes);
    this.activeFirst = new Int32Array(nodes + 2).fill(-1);
    this.activeNext = new Int32Array(nodes);
    this.isActive = new Uint8Array(nodes);
    this.pending = new Levels(nodes);
    this.pendingLevel = new Int32Array(nodes);
    for (let node = 0; node < nodes; node++) {
      this.place(node, network.sinkCapacity[node] > 0 ? 1 : 2);
      if (this.excess[node] > 0) this.activate(node);
    }
  }

  /** Pushes until no excess can reach the sink; false when `limit` scans were not enough. */
  run(limit: number): boolean {
    for (;;) {
      if (!this.discharge(limit)) return false;
      if (!this.lower()) break;
    }
    return this.sweep(limit);
  }

  /** Discharges active nodes, highest label first. */
  private discharge(limit: number): boolean {
    const { network, excess, sinkFlow, label, current, population, counters } = this;
    const { levels, activeFirst, activeNext, isActive } = this;
    const { start, end, head, mate, residual, sinkCapacity, nodes } = network;
    let scans = 0;
    let pushes = 0;
    let relabels = 0;
    let value = this.value;
    while (this.top > 0) {
      const u = activeFirst[this.top];
      if (u < 0) {
        this.top--;
        continue;
      }
      if (counters.scans + scans > limit) break;
      activeFirst[this.top] = activeNext[u];
      isActive[u] = 0;
      let left = excess[u];
      let level = label[u];
      const begin = start[u];
      const stop = end[u];
      for (;;) {
        if (level === 1) {
          const room = sinkCapacity[u] - sinkFlow[u];
          pushes++;
          if (room > left) {
            sinkFlow[u] += left;
            value += left;
            left = 0;
            break;
          }
          sinkFlow[u] += room;
          value += room;
          left -= room;
        } else {
          const below = level - 1;
          let slot = current[u];
          const first = slot;
          for (; slot < stop; slot++) {
            const room = residual[slot];
            if (room === 0) continue;
            const v = head[slot];
            if (label[v] !== below) continue;
            const sent = room < left ? room : left;
            residual[slot] = room - sent;
            residual[mate[slot]] += sent;
            excess[v] += sent;
            left -= sent;
            pushes++;
            if (isActive[v] === 0) {
              isActive[v] = 1;
              activeNext[v] = activeFirst[below];
              activeFirst[below] = v;
              if (below > this.top) this.top = below;
            }
            if (left === 0) break;
          }
          scans += slot - first + 1;
          current[u] = slot;
          if (left === 0) break;
        }
        let lowest = DEAD;
        let witness = begin;
        for (let slot = begin; slot < stop; slot++) {
          if (residual[slot] > 0 && label[head[slot]] < lowest) {
            lowest = label[head[slot]];
            witness = slot;
          }
        }
        scans += stop - begin;
        current[u] = witness;
        if (lowest < level) continue;
        relabels++;
        population[level]--;
        if (level > 1) levels.take(u, level);
        if (population[level] === 0) {
          this.kill(level);
          label[u] = DEAD;
          break;
        }
        if (lowest >= nodes) {
          label[u] = DEAD;
          break;
        }
        level = lowest + 1;
        label[u] = level;
        population[level]++;
        levels.put(u, level);
        if (level > this.highestLevel) this.highestLevel = level;
        if (left === 0) break;
      }
      excess[u] = left;
    }
    this.value = value;
    counters.scans += scans;
    counters.pushes += pushes;
    counters.relabels += relabels;
    return this.top === 0;
  }

  /** The level has become empty: everything above it is cut off from the sink. */
  private kill(emptied: number): void {
    const { label, population, levels, activeFirst, activeNext, isActive } = this;
    this.counters.gaps++;
    for (let level = emptied + 1; level <= this.highestLevel; level++) {
      for (let node = levels.first[level]; node >= 0; node = levels.next[node]) label[node] = DEAD;
      for (let node = activeFirst[level]; node >= 0; node = activeNext[node]) isActive[node] = 0;
      levels.first[level] = -1;
      activeFirst[level] = -1;
      population[level] = 0;
    }
    this.highestLevel = emptied;
    this.top = Math.min(this.top, emptied);
  }

  /** Lowers labels behind pending nodes, nearest the sink first, until a node with excess wakes. */
  private lower(): boolean {
    const { network, excess, label, pending, pendingLevel } = this;
    const { start, end, head, mate, residual } = network;
    for (;;) {
      const v = this.nextPending();
      if (v < 0) return false;
      pending.take(v, pendingLevel[v]);
      pendingLevel[v] = 0;
      const above = label[v] + 1;
      let woke = false;
      for (let slot = start[v]; slot < end[v]; slot++) {
        const u = head[slot];
        if (label[u] <= above || residual[mate[slot]] === 0) continue;
        this.relocate(u, above);
        this.suspect(u);
        if (excess[u] > 0) {
          this.activate(u);
          woke = true;
        }
      }
      this.counters.scans += end[v] - start[v];
      if (woke) return true;
    }
  }

  private nextPending(): number {
    const { label, pending, pendingLevel } = this;
    while (this.pendingLowest < pending.first.length) {
      const node = pending.first[this.pendingLowest];
      if (node < 0) {
        this.pendingLowest++;
        continue;
      }
      if (label[node] === this.pendingLowest) return node;
      pending.take(node, pendingLevel[node]);
      pendingLevel[node] = 0;
      if (label[node] !== DEAD) this.suspect(node);
    }
    return -1;
  }

  /** Makes every label exact: a live node that has lost its way to the sink is raised or dies. */
  private sweep(limit: number): boolean {
    const { network, label, current, population, levels } = this;
    const { start, end, head, residual, nodes } = network;
    for (let level = 2; level <= this.highestLevel; level++) {
      let node = levels.first[level];
      while (node >= 0) {
        const next = levels.next[node];
        const witness = current[node];
        if (witness >= end[node] || residual[witness] === 0 || label[head[witness]] !== level - 1) {
          let lowest = DEAD;
          for (let slot = start[node]; slot < end[node]; slot++) {
            if (residual[slot] > 0 && label[head[slot]] < lowest) {
              lowest = label[head[slot]];
              current[node] = slot;
            }
          }
          this.counters.scans += end[node] - start[node];
          if (lowest >= level) {
            this.counters.relabels++;
            if (lowest >= nodes) {
              population[level]--;
              levels.take(node, level);
              label[node] = DEAD;
            } else this.relocate(node, lowest + 1, current[node]);
          }
        }
        node = next;
      }
      if (population[level] === 0) {
        this.kill(level);
        break;
      }
      if (this.counters.scans > limit) return false;
    }
    return true;
  }

  private activate(node: number): void {
    const level = this.label[node];
    if (this.isActive[node] === 1 || level === DEAD) return;
    this.isActive[node] = 1;
    this.activeNext[node] = this.activeFirst[level];
    this.activeFirst[level] = node;
    if (level > this.top) this.top = level;
  }

  private suspect(node: number): void {
    const level = this.label[node];
    if (this.pendingLevel[node] !== 0) this.pending.take(node, this.pendingLevel[node]);
    this.pendingLevel[node] = level;
    this.pending.put(node, level);
    if (level < this.pendingLowest) this.pendingLowest = level;
  }

  private relocate(node: number, level: number, current = this.network.start[node]): void {
    const before = this.label[node];
    if (before !== DEAD) {
      this.population[before]--;
      if (before > 1) this.levels.take(node, before);
    }
    this.current[node] = current;
    this.place(node, level);
  }

  private place(node: number, level: number): void {
    this.label[node] = level;
    this.population[level]++;
    if (level > 1) this.levels.put(node, level);
    if (level > this.highestLevel) this.highestLevel = level;
  }

  grow(nodes: number): void {
    this.excess = longer(this.excess, nodes);
  }
}
