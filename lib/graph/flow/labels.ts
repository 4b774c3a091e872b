/**
 * Labels of preflow-push: a lower bound of each node's residual distance to the sink, 1 exactly
 * when the node's own sink arc has room and `DEAD` when the sink cannot be reached. Knows how many
 * nodes each level has, so that a gap shows, and which ones from level 2 on, so that a gap can be
 * acted on.
 */
import { Levels } from './levels.ts';
import { longer } from './network.ts';

/** The label of a node from which the sink cannot be reached. */
export const DEAD = 2 ** 30;

export class Labels {
  label: Int32Array;
  population: Int32Array;
  /** Level 1 has no list: nobody asks for it, and most nodes are there. */
  levels: Levels;
  highest = 1;

  /** All nodes begin dead. */
  constructor(room: number) {
    this.label = new Int32Array(room).fill(DEAD);
    this.population = new Int32Array(room + 2);
    this.levels = new Levels(room);
  }

  grow(room: number): void {
    const known = this.label.length;
    this.label = longer(this.label, room).fill(DEAD, known);
    this.population = longer(this.population, room + 2);
    this.levels.grow(room);
  }

  move(node: number, level: number): void {
    if (this.label[node] !== DEAD) this.bury(node);
    this.place(node, level);
  }

  /** Gives a dead node a label. */
  place(node: number, level: number): void {
    this.label[node] = level;
    this.population[level]++;
    if (level > 1) this.levels.put(node, level);
    if (level > this.highest) this.highest = level;
  }

  bury(node: number): void {
    const level = this.label[node];
    this.population[level]--;
    if (level > 1) this.levels.take(node, level);
    this.label[node] = DEAD;
  }

  /** The gap: a level has become empty, so nothing above it can reach the sink. */
  buryAbove(emptied: number): void {
    const { label, population, levels } = this;
    for (let level = emptied + 1; level <= this.highest; level++) {
      for (let node = levels.first[level]; node >= 0; node = levels.next[node]) label[node] = DEAD;
      levels.first[level] = -1;
      population[level] = 0;
    }
    this.highest = Math.max(1, emptied - 1);
  }
}
