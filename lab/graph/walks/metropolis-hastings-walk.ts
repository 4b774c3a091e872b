/**
 * Metropolis-Hastings random walk (MHRW, WBD §6.5): a neighbour is proposed with equal chance and
 * accepted with chance min(1, neighbours here / neighbours there); else the walk stays for this
 * step. So it is not drawn to nodes with many links: on a connected undirected graph the time spent
 * comes to be equal for all nodes. It must know the neighbours of a node before it goes there. From
 * a node without neighbours it returns to the start.
 */
import { chanceAt, choiceAt } from './chance.ts';
import type { RandomWalkState } from './random-walk.ts';
import { checkStart, type Neighbours, type Walk, type WalkStep } from './walk.ts';

export interface MetropolisHastingsState extends RandomWalkState {
  /** Steps on which the proposal was refused. */
  stays: number;
}

export class MetropolisHastingsWalk implements Walk<MetropolisHastingsState> {
  private readonly now: MetropolisHastingsState;

  constructor(state: MetropolisHastingsState) {
    this.now = { ...state };
  }

  static from(start: number, seed: number): MetropolisHastingsWalk {
    checkStart(start);
    const fresh = { seed, draws: 0, start, at: start, steps: 0, returns: 0, stays: 0 };
    return new MetropolisHastingsWalk(fresh);
  }

  step(neighboursOf: Neighbours): WalkStep {
    const { now } = this;
    const here = neighboursOf(now.at);
    if (here === undefined) return { kind: 'needs', node: now.at };
    if (here.length === 0) {
      if (now.at === now.start) return { kind: 'done' };
      now.at = now.start;
      now.returns++;
    } else {
      const proposed = here[choiceAt(now.seed, now.draws, here.length)];
      const there = neighboursOf(proposed);
      if (there === undefined) return { kind: 'needs', node: proposed };
      const accepted = chanceAt(now.seed, now.draws + 1) * there.length < here.length;
      now.draws += 2;
      if (accepted) now.at = proposed;
      else now.stays++;
    }
    now.steps++;
    return { kind: 'at', node: now.at };
  }

  state(): MetropolisHastingsState {
    return { ...this.now };
  }
}
