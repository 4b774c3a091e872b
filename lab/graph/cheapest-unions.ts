/**
 * Which two clusters are cheapest to unite, while clusters change all the time. Uniting clusters of
 * sizes a, b with sums S, T raises inertia by ab/(a+b) · |S/a − T/b|² (Ward 1963).
 *
 * The products S·T of all pairs are kept: a row x that joins a cluster changes its products by x·T,
 * which had to be measured anyway. They are kept in two halves, what came with rows of the one
 * cluster and what came with rows of the other, so that an arrival writes one stretch of memory.
 * For each slot the cheapest union known is remembered; it is made exact again only when it looks
 * cheap enough to be chosen, and it is exact as long as the changes of the two slots still sum to
 * what they were. A union that became cheap because two centroids drifted together is noticed when
 * one of them is looked at next.
 *
 * Cost: O(slots) for each change and each look. Memory: room² numbers.
 */
import type { ClusterSums } from './cluster-sums.ts';

/** The whole memory, as plain numbers. */
export interface UnionsState {
  /** S·T of slots i and j is halves[i · room + j] + halves[j · room + i]; 0 for i = j. */
  halves: Float64Array;
  room: number;
  partners: number[];
  costs: number[];
  costedAt: number[];
  changes: number[];
  /** Times the unions of one slot were compared. */
  looks: number;
}

export class CheapestUnions {
  readonly state: UnionsState;

  constructor(
    private readonly sums: ClusterSums,
    saved?: UnionsState,
  ) {
    this.state = saved ?? {
      halves: new Float64Array(0),
      room: 0,
      partners: [],
      costs: [],
      costedAt: [],
      changes: [],
      looks: 0,
    };
  }

  /** A slot was opened. */
  open(): void {
    const { state } = this;
    if (state.costs.length === state.room) this.enlarge();
    state.partners.push(-1);
    state.costs.push(Number.POSITIVE_INFINITY);
    state.costedAt.push(0);
    state.changes.push(0);
  }

  /** The row measured last was added to `slot`. */
  follow(slot: number): void {
    const { halves, room, changes } = this.state;
    const { dots, slots } = this.sums;
    const start = slot * room;
    for (let other = 0; other < slots; other++) halves[start + other] += dots[other];
    halves[start + slot] = 0;
    changes[slot]++;
  }

  /** The slot whose union with its `partner` costs least and less than `limit`, or −1. */
  cheapest(limit: number): number {
    const { costs, costedAt, changes, partners } = this.state;
    for (;;) {
      let best = -1;
      let least = limit;
      for (let slot = 0; slot < costs.length; slot++) {
        if (costs[slot] < least) {
          least = costs[slot];
          best = slot;
        }
      }
      if (best < 0 || costedAt[best] === changes[best] + changes[partners[best]]) return best;
      this.look(best);
    }
  }

  partner(slot: number): number {
    return this.state.partners[slot];
  }

  /** Pours `giver` into `taker`, sums and products and the dots of the measured row alike. */
  unite(giver: number, taker: number): void {
    const { sums } = this;
    const { halves, room, changes } = this.state;
    sums.pour(giver, taker);
    sums.dots[taker] += sums.dots[giver];
    sums.dots[giver] = 0;
    for (let other = 0; other < sums.slots; other++) {
      halves[taker * room + other] += halves[giver * room + other];
      halves[other * room + taker] += halves[other * room + giver];
      halves[giver * room + other] = 0;
      halves[other * room + giver] = 0;
    }
    halves[taker * room + taker] = 0;
    changes[giver]++;
    changes[taker]++;
    this.look(taker);
  }

  /** Finds the cheapest union of a slot, and tells the others where it is cheaper for them. */
  look(slot: number): void {
    const { halves, room, costs, partners, costedAt, changes } = this.state;
    const { sizes, pulls, lengths, slots } = this.sums;
    this.state.looks++;
    const size = sizes[slot];
    const pull = pulls[slot] / 2;
    const length = lengths[slot];
    let partner = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0; other < slots; other++) {
      const others = sizes[other];
      if (other === slot || others === 0) continue;
      const product = halves[slot * room + other] + halves[other * room + slot];
      const apart = length + lengths[other] - pull * pulls[other] * product;
      const cost = apart > 0 ? ((size * others) / (size + others)) * apart : 0;
      if (cost < least) {
        least = cost;
        partner = other;
      }
      if (cost < costs[other]) {
        costs[other] = cost;
        partners[other] = slot;
        costedAt[other] = changes[other] + changes[slot];
      }
    }
    costs[slot] = least;
    partners[slot] = partner;
    costedAt[slot] = partner < 0 ? 0 : changes[slot] + changes[partner];
  }

  private enlarge(): void {
    const { state } = this;
    const room = 2 * state.room + ODD_ROOM;
    const halves = new Float64Array(room * room);
    for (let slot = 0; slot < state.room; slot++) {
      const row = state.halves.subarray(slot * state.room, (slot + 1) * state.room);
      halves.set(row, slot * room);
    }
    state.halves = halves;
    state.room = room;
  }
}

/** Keeps `room` odd: with a power of two a column of the table would fall into one cache set. */
const ODD_ROOM = 17;
