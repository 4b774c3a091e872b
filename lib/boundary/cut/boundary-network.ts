/**
 * The network of a boundary while it grows: nodes with odds, ties between them, and the cut kept up
 * to date. It is drafted as a list and made in one go, which costs a fraction of arc by arc; from
 * then on every change goes to the preflow. Odds and ties are whole 1024ths, so that sums are exact
 * in any order.
 */
import { type Network, networkOf } from '../../graph/flow/network.ts';
import { OnlinePreflow } from '../../graph/flow/online-preflow.ts';

/** The odds of what the person said. In the cut it is infinite: no number of ties outweighs it. */
export const CERTAIN = 1_000;

export class BoundaryNetwork {
  #draft: Draft | null = emptyDraft();
  #flow = new OnlinePreflow(networkOfDraft(emptyDraft()));

  /** The cut itself. */
  get flow(): OnlinePreflow {
    return this.#flow;
  }

  addNode(): number {
    if (this.#draft === null) return this.#flow.addNode(0, 0);
    this.#draft.sink.push(0);
    return this.#draft.source.push(0) - 1;
  }

  tie(one: number, other: number, weight: number): void {
    const whole = grain(weight);
    if (whole === 0) return;
    if (this.#draft !== null) {
      this.#draft.from.push(one);
      this.#draft.to.push(other);
      this.#draft.capacity.push(whole);
      return;
    }
    this.#flow.raiseArc(one, other, whole);
    this.#flow.raiseArc(other, one, whole);
  }

  /** `odds` in whole 1024ths (`grain`). */
  setOdds(node: number, odds: number): void {
    const [source, sink] = [capacityOf(odds), capacityOf(-odds)];
    if (this.#draft !== null) {
      this.#draft.source[node] = source;
      this.#draft.sink[node] = sink;
      return;
    }
    this.#flow.setSource(node, source);
    this.#flow.setSink(node, sink);
  }

  /** Makes the network of the draft and its first cut, in steps. */
  *begin(): Generator<void> {
    if (this.#draft === null) return;
    const network = networkOfDraft(this.#draft);
    yield;
    this.#flow = yield* OnlinePreflow.begin(network);
    this.#draft = null;
  }

  /** The ties of a node, each counted for the side it pulls to. */
  pull(node: number): number {
    const { start, end, head, capacity } = this.#flow.network;
    let pull = 0;
    for (let slot = start[node]; slot < end[node]; slot++) {
      pull += this.#flow.isSourceSide(head[slot]) ? capacity[slot] : -capacity[slot];
    }
    return pull;
  }
}

const UNIT = 1024;
export const grain = (odds: number): number => Math.round(odds * UNIT) / UNIT;
const capacityOf = (odds: number): number =>
  odds === CERTAIN ? Number.POSITIVE_INFINITY : Math.max(0, odds);

interface Draft {
  from: number[];
  to: number[];
  capacity: number[];
  source: number[];
  sink: number[];
}
const emptyDraft = (): Draft => ({ from: [], to: [], capacity: [], source: [], sink: [] });
const networkOfDraft = (draft: Draft): Network =>
  networkOf({ ...draft, nodes: draft.source.length, isTwoWay: true });
