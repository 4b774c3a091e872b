/** Nodes that have excess and a label, as stacks by level; gives the highest level first. */
import { longer } from './network.ts';

export class ActiveNodes {
  first: Int32Array;
  next: Int32Array;
  isIn: Uint8Array;
  /** No stack above this level has a node. */
  top = 0;

  constructor(room: number) {
    this.first = new Int32Array(room + 2).fill(-1);
    this.next = new Int32Array(room);
    this.isIn = new Uint8Array(room);
  }

  grow(room: number): void {
    const known = this.first.length;
    this.first = longer(this.first, room + 2).fill(-1, known);
    this.next = longer(this.next, room);
    this.isIn = longer(this.isIn, room);
  }

  push(node: number, level: number): void {
    if (this.isIn[node] === 1) return;
    this.isIn[node] = 1;
    this.next[node] = this.first[level];
    this.first[level] = node;
    if (level > this.top) this.top = level;
  }

  pop(): number {
    const { first, next, isIn } = this;
    while (this.top > 0 && first[this.top] < 0) this.top--;
    if (this.top === 0) return -1;
    const node = first[this.top];
    first[this.top] = next[node];
    isIn[node] = 0;
    return node;
  }

  /** Forgets the nodes above the level. */
  clearAbove(level: number): void {
    for (; this.top > level; this.top--) {
      for (let node = this.first[this.top]; node >= 0; node = this.next[node]) this.isIn[node] = 0;
      this.first[this.top] = -1;
    }
  }
}
