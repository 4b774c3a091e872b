/**
 * Breadth-first search as a walk (BFS, WBD §6.2): nodes are visited in the order they were first
 * linked to. State: the nodes seen, in that order, and how many of them have been visited; the rest
 * is the queue.
 */
import { checkStart, type Neighbours, type Walk, type WalkStep } from './walk.ts';

export interface BreadthFirstState {
  seen: number[];
  visited: number;
  steps: number;
}

export class BreadthFirst implements Walk<BreadthFirstState> {
  private readonly now: BreadthFirstState;
  private readonly known: Set<number>;

  constructor(state: BreadthFirstState) {
    this.now = { ...state, seen: state.seen.slice() };
    this.known = new Set(state.seen);
  }

  static from(start: number): BreadthFirst {
    checkStart(start);
    return new BreadthFirst({ seen: [start], visited: 1, steps: 0 });
  }

  step(neighboursOf: Neighbours): WalkStep {
    const { now, known } = this;
    const at = now.seen[now.visited - 1];
    const neighbours = neighboursOf(at);
    if (neighbours === undefined) return { kind: 'needs', node: at };
    for (let i = 0; i < neighbours.length; i++) {
      if (known.has(neighbours[i])) continue;
      known.add(neighbours[i]);
      now.seen.push(neighbours[i]);
    }
    if (now.visited === now.seen.length) return { kind: 'done' };
    now.steps++;
    return { kind: 'at', node: now.seen[now.visited++] };
  }

  state(): BreadthFirstState {
    return { ...this.now, seen: this.now.seen.slice() };
  }
}
