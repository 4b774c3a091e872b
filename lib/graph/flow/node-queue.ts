/** Nodes waiting to be looked at, lowest label first. A node that died meanwhile is passed over. */
import { DEAD } from './labels.ts';
import { Levels } from './levels.ts';
import { longer } from './network.ts';

export class NodeQueue {
  private readonly levels: Levels;
  /** The level at which each node waits, or 0. */
  private waitsAt: Int32Array;
  private lowest = DEAD;
  private size = 0;

  constructor(room: number) {
    this.levels = new Levels(room);
    this.waitsAt = new Int32Array(room);
  }

  grow(room: number): void {
    this.levels.grow(room);
    this.waitsAt = longer(this.waitsAt, room);
  }

  /** Puts a live node in at its label, or moves it there. */
  put(node: number, label: Int32Array): void {
    const level = label[node];
    if (this.waitsAt[node] !== 0) this.levels.take(node, this.waitsAt[node]);
    else this.size++;
    this.waitsAt[node] = level;
    this.levels.put(node, level);
    if (level < this.lowest) this.lowest = level;
  }

  /** Takes out the live node with the lowest label, or −1. */
  take(label: Int32Array): number {
    const { levels, waitsAt } = this;
    while (this.size > 0) {
      const node = levels.first[this.lowest];
      if (node < 0) {
        this.lowest++;
        continue;
      }
      levels.take(node, this.lowest);
      waitsAt[node] = 0;
      this.size--;
      if (label[node] === this.lowest) return node;
      if (label[node] !== DEAD) this.put(node, label);
    }
    this.lowest = DEAD;
    return -1;
  }
}
