/**
 * The Incremental Clustering Algorithm (ICA), the rival of incremental k-means in WBD §7.4: one
 * pass, no number of clusters given. An arriving page joins the cluster whose centroid it is
 * most like, by cosine; if none is at least `minSimilarity` alike, it founds a cluster. The
 * paper names the algorithm without spelling it out; this is the single-pass scheme of Jain,
 * Murty & Flynn 1999.
 *
 * The cosine with a centroid needs only the cluster's sum. Pages without features have no
 * direction; they share a cluster of their own. Cost of an arrival: the posting lists of
 * its columns, plus the number of clusters, which may grow with the pages when they have
 * little in common.
 */

import { checkRow } from '../../lib/graph/sparse-rows.ts';
import { ClusterSums, type SavedSlot } from './cluster-sums.ts';

export interface IcaArrival {
  cluster: number;
  /** Cosine with the best centroid as it was when the page came; 0 for the first page. */
  similarity: number;
  founded: boolean;
}

/** Everything there is, as plain numbers. */
export interface IcaState {
  minSimilarity: number;
  slots: SavedSlot[];
  /** The cluster of pages without features, or −1. */
  featureless: number;
  counters: IcaCounters;
}

export interface IcaCounters {
  pages: number;
  clusters: number;
  /** Entries looked at. */
  work: number;
}

export class IncrementalClusters {
  private readonly minSimilarity: number;
  private readonly sums = new ClusterSums();
  private featureless = -1;
  private pages = 0;

  constructor(options: { minSimilarity: number }) {
    this.minSimilarity = options.minSimilarity;
    if (!(this.minSimilarity > 0 && this.minSimilarity <= 1)) {
      throw new RangeError(
        `The least similarity must lie above 0 and up to 1, not ${this.minSimilarity}.`,
      );
    }
  }

  static continued(state: IcaState): IncrementalClusters {
    const engine = new IncrementalClusters(state);
    for (const slot of state.slots) engine.sums.restore(slot);
    engine.featureless = state.featureless;
    engine.pages = state.counters.pages;
    engine.sums.work = state.counters.work;
    return engine;
  }

  /** A page arrives, as rising columns with a value each. */
  add(columns: ArrayLike<number>, values: ArrayLike<number>): IcaArrival {
    checkRow(columns, values);
    this.pages++;
    let norm = 0;
    for (let i = 0; i < columns.length; i++) norm += values[i] * values[i];
    if (norm === 0) return this.addFeatureless();
    this.sums.measure(columns, values);
    const { cluster, similarity } = this.mostAlike(norm);
    const founded = similarity < this.minSimilarity;
    const home = founded ? this.sums.open() : cluster;
    this.sums.add(home, columns, values);
    return { cluster: home, similarity, founded };
  }

  counters(): IcaCounters {
    return { pages: this.pages, clusters: this.sums.slots, work: this.sums.work };
  }

  state(): IcaState {
    const slots = Array.from({ length: this.sums.slots }, (_, slot) => this.sums.save(slot));
    const { minSimilarity, featureless } = this;
    return { minSimilarity, slots, featureless, counters: this.counters() };
  }

  private mostAlike(norm: number): { cluster: number; similarity: number } {
    const { dots, squares, slots } = this.sums;
    let cluster = -1;
    let similarity = 0;
    for (let slot = 0; slot < slots; slot++) {
      if (dots[slot] <= 0) continue;
      const cosine = dots[slot] / Math.sqrt(squares[slot] * norm);
      if (cosine > similarity) {
        similarity = cosine;
        cluster = slot;
      }
    }
    this.sums.work += slots;
    return { cluster, similarity: Math.min(1, similarity) };
  }

  private addFeatureless(): IcaArrival {
    const founded = this.featureless < 0;
    if (founded) this.featureless = this.sums.open();
    this.sums.add(this.featureless, [], []);
    return { cluster: this.featureless, similarity: founded ? 0 : 1, founded };
  }
}
