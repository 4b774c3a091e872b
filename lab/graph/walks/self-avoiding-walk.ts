/**
 * Self-avoiding random walk (SARW, WBD §6.4): the next node is any neighbour not visited before,
 * each with the same chance. Where there is none it goes back to the last node that has one; the
 * paper does not say what happens there, and stopping would end most walks after a few pages.
 *
 * It is a depth-first search whose every node has its neighbours shuffled once: the first unvisited
 * one in a random order is any of them with equal chance. The shuffle hangs on seed and node alone,
 * so nothing of it needs saving.
 */
import { randomFrom } from '../../../lib/graph/random.ts';
import { DepthFirst, type DepthFirstState, freshPath } from './depth-first.ts';

export interface SelfAvoidingState extends DepthFirstState {
  seed: number;
}

export class SelfAvoidingWalk extends DepthFirst {
  private readonly seed: number;

  constructor(state: SelfAvoidingState) {
    super(state);
    this.seed = state.seed;
  }

  static override from(start: number, seed = 0): SelfAvoidingWalk {
    return new SelfAvoidingWalk({ ...freshPath(start), seed });
  }

  override state(): SelfAvoidingState {
    return { ...super.state(), seed: this.seed };
  }

  protected override arranged(node: number, neighbours: ArrayLike<number>): ArrayLike<number> {
    const order = [...new Set(Array.from(neighbours))];
    const random = randomFrom(this.seed ^ Math.imul(node + 1, GOLDEN));
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}

/** Spreads the numbers of neighbouring nodes over all seeds (Knuth's multiplicative hashing). */
const GOLDEN = 0x9e3779b1;
