/** Nodes by overflow, largest first: a binary heap that knows where each node lies. */
import { longer } from './network.ts';

export class OverflowHeap {
  private excess: Float64Array;
  private heap: Int32Array;
  /** Where each node lies in `heap`, plus one; 0 when it is not there. */
  private place: Int32Array;
  private size = 0;

  constructor(excess: Float64Array) {
    this.excess = excess;
    this.heap = new Int32Array(excess.length);
    this.place = new Int32Array(excess.length);
  }

  grow(excess: Float64Array): void {
    this.excess = excess;
    this.heap = longer(this.heap, excess.length);
    this.place = longer(this.place, excess.length);
  }

  /** Puts the node in, or moves it up after its overflow has grown. */
  raise(node: number): void {
    const { excess, heap, place } = this;
    let at = place[node] === 0 ? this.size++ : place[node] - 1;
    for (; at > 0; at = (at - 1) >> 1) {
      const parent = heap[(at - 1) >> 1];
      if (excess[parent] >= excess[node]) break;
      heap[at] = parent;
      place[parent] = at + 1;
    }
    heap[at] = node;
    place[node] = at + 1;
  }

  /** Takes out the node with the largest overflow, or −1. */
  pop(): number {
    const { excess, heap, place } = this;
    if (this.size === 0) return -1;
    const largest = heap[0];
    const last = heap[--this.size];
    place[largest] = 0;
    if (this.size === 0) return largest;
    let at = 0;
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      if (child + 1 < this.size && excess[heap[child + 1]] > excess[heap[child]]) child++;
      if (excess[heap[child]] <= excess[last]) break;
      heap[at] = heap[child];
      place[heap[at]] = at + 1;
      at = child;
    }
    heap[at] = last;
    place[last] = at + 1;
    return largest;
  }
}
