/**
 * Depth-first search as a walk (DFS, WBD §6.2): to the first neighbour not visited before, and back
 * the way it came where there is none, until every node that can be reached is visited. Going back
 * is no step. State: the visited nodes in order, and the way from the start to where it stands,
 * with the number of neighbours tried at each node of it. Cost: each link is looked at once.
 */
import { checkStart, type Neighbours, type Walk, type WalkStep } from './walk.ts';

export interface DepthFirstState {
  visited: number[];
  path: number[];
  tried: number[];
  steps: number;
  /** Nodes it went back from. */
  retreats: number;
}

export class DepthFirst implements Walk<DepthFirstState> {
  private readonly now: DepthFirstState;
  private readonly seen: Set<number>;
  /** The neighbours of the nodes of the path, in the order to be tried; filled when asked for. */
  private readonly lists: (ArrayLike<number> | undefined)[] = [];

  constructor(state: DepthFirstState) {
    this.now = copied(state);
    this.seen = new Set(state.visited);
  }

  static from(start: number): DepthFirst {
    return new DepthFirst(freshPath(start));
  }

  step(neighboursOf: Neighbours): WalkStep {
    const { now, seen, lists } = this;
    while (now.path.length > 0) {
      const depth = now.path.length - 1;
      const at = now.path[depth];
      const neighbours = lists[depth] ?? neighboursOf(at);
      if (neighbours === undefined) return { kind: 'needs', node: at };
      lists[depth] ??= this.arranged(at, neighbours);
      const list = lists[depth];
      while (now.tried[depth] < list.length) {
        const node = list[now.tried[depth]++];
        if (!seen.has(node)) return this.goTo(node);
      }
      lists.length = depth;
      now.path.pop();
      now.tried.pop();
      now.retreats++;
    }
    return { kind: 'done' };
  }

  state(): DepthFirstState {
    return copied(this.now);
  }

  /** The neighbours in the order to be tried. */
  protected arranged(_node: number, neighbours: ArrayLike<number>): ArrayLike<number> {
    return neighbours;
  }

  private goTo(node: number): WalkStep {
    this.seen.add(node);
    this.now.visited.push(node);
    this.now.path.push(node);
    this.now.tried.push(0);
    this.now.steps++;
    return { kind: 'at', node };
  }
}

export function freshPath(start: number): DepthFirstState {
  checkStart(start);
  return { visited: [start], path: [start], tried: [0], steps: 0, retreats: 0 };
}

function copied({ visited, path, tried, steps, retreats }: DepthFirstState): DepthFirstState {
  return {
    visited: visited.slice(),
    path: path.slice(),
    tried: tried.slice(),
    steps,
    retreats,
  };
}
