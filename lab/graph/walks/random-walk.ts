/**
 * Random walk (RW, WBD §6.3): the next node is any neighbour with equal chance, a node linked twice
 * with twice the chance. From a node without neighbours it returns to the start. On a connected
 * undirected graph the time spent on a node comes to be in proportion to its neighbours.
 */
import { choiceAt } from './chance.ts';
import { checkStart, type Neighbours, type Walk, type WalkStep } from './walk.ts';

export interface RandomWalkState {
  seed: number;
  draws: number;
  start: number;
  at: number;
  steps: number;
  /** Steps that led back to the start because there was nowhere else to go. */
  returns: number;
}

export class RandomWalk implements Walk<RandomWalkState> {
  private readonly now: RandomWalkState;

  constructor(state: RandomWalkState) {
    this.now = { ...state };
  }

  static from(start: number, seed: number): RandomWalk {
    checkStart(start);
    return new RandomWalk({ seed, draws: 0, start, at: start, steps: 0, returns: 0 });
  }

  step(neighboursOf: Neighbours): WalkStep {
    const { now } = this;
    const neighbours = neighboursOf(now.at);
    if (neighbours === undefined) return { kind: 'needs', node: now.at };
    if (neighbours.length === 0) {
      if (now.at === now.start) return { kind: 'done' };
      now.at = now.start;
      now.returns++;
    } else {
      now.at = neighbours[choiceAt(now.seed, now.draws++, neighbours.length)];
    }
    now.steps++;
    return { kind: 'at', node: now.at };
  }

  state(): RandomWalkState {
    return { ...this.now };
  }
}
