/**
 * Nodes in doubly linked lists by level: put in, taken out and moved in constant time, without
 * allocation. A node is in one list at most.
 */
import { longer } from './network.ts';

export class Levels {
  /** First node of each level, or −1. */
  first: Int32Array;
  next: Int32Array;
  previous: Int32Array;

  constructor(nodes: number) {
    this.first = new Int32Array(nodes + 2).fill(-1);
    this.next = new Int32Array(nodes);
    this.previous = new Int32Array(nodes);
  }

  grow(nodes: number): void {
    const known = this.first.length;
    this.first = longer(this.first, nodes + 2).fill(-1, known);
    this.next = longer(this.next, nodes);
    this.previous = longer(this.previous, nodes);
  }

  put(node: number, level: number): void {
    const { first, next, previous } = this;
    const second = first[level];
    next[node] = second;
    previous[node] = -1;
    if (second >= 0) previous[second] = node;
    first[level] = node;
  }

  take(node: number, level: number): void {
    const { first, next, previous } = this;
    const after = next[node];
    const before = previous[node];
    if (before >= 0) next[before] = after;
    else first[level] = after;
    if (after >= 0) previous[after] = before;
  }
}
