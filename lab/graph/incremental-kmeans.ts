/**
 * Incremental k-means (IKM, Alshukri & Coenen §7.4; the rule is MacQueen's of 1967): a page
 * arrives, joins the cluster with the nearest centroid, and moves that centroid. No page is kept;
 * the state is the sums of the clusters and a number for every cluster ever founded; it can be
 * saved and continued.
 *
 * While there are fewer clusters than allowed, a page farther than `reach` from every centroid
 * founds one. Once all are in use, the paper's rule can only join, so the first pages decide
 * everything. With `regroup` the choice stays open: if uniting the two most alike clusters would
 * raise inertia less than joining does (Ward 1963), they are united and the page founds one.
 *
 * Each cluster has a label that never changes; `clusterOf` follows a label through later unions.
 * Cost of an arrival: the posting lists of its columns plus the number of clusters; a union adds
 * the columns of the smaller part. Memory: the sums, and clusters² numbers with `regroup`.
 */

import { checkRow } from '../../lib/graph/sparse-rows.ts';
import { CheapestUnions, type UnionsState } from './cheapest-unions.ts';
import { ClusterSums, type SavedSlot } from './cluster-sums.ts';
import { checkClusters } from './kmeans.ts';

export interface IncrementalKMeansOptions {
  clusters: number;
  /** A page within this distance of a centroid always joins; 0: all but equal pages may found. */
  reach?: number;
  /** Unite clusters to make room for a page that fits none; false: the paper's rule. */
  regroup?: boolean;
}

export interface ArrivedRow {
  /** The label of the page's cluster. */
  cluster: number;
  /** To the nearest centroid as it was when the page came; infinite for the first page. */
  squaredDistance: number;
  founded: boolean;
}

export interface IncrementalKMeansCounters {
  pages: number;
  founded: number;
  united: number;
  /** Times the unions of one cluster were compared. */
  looks: number;
  /** Entries looked at. */
  work: number;
}

/** Everything there is, as plain numbers. */
export interface IncrementalKMeansState {
  options: Required<IncrementalKMeansOptions>;
  slots: SavedSlot[];
  /** The label of each slot, and the squared lengths of its pages. */
  labels: number[];
  norms: number[];
  /** By label: the label it was united into, or −1. */
  unitedInto: number[];
  unions: UnionsState;
  counters: IncrementalKMeansCounters;
}

const MOST_REGROUPED = 4096;

export class IncrementalKMeans {
  private readonly options: Required<IncrementalKMeansOptions>;
  private readonly sums = new ClusterSums();
  private unions = new CheapestUnions(this.sums);
  private labels: number[] = [];
  private norms: number[] = [];
  private unitedInto: number[] = [];
  private pages = 0;
  private united = 0;

  constructor(options: IncrementalKMeansOptions) {
    this.options = { reach: 0, regroup: true, ...options };
    check(this.options);
  }

  static continued(state: IncrementalKMeansState): IncrementalKMeans {
    const saved = copied(state);
    const engine = new IncrementalKMeans(saved.options);
    for (const slot of saved.slots) engine.sums.restore(slot);
    engine.unions = new CheapestUnions(engine.sums, saved.unions);
    engine.labels = saved.labels;
    engine.norms = saved.norms;
    engine.unitedInto = saved.unitedInto;
    engine.pages = saved.counters.pages;
    engine.united = saved.counters.united;
    engine.sums.work = saved.counters.work;
    return engine;
  }

  /** A page arrives, as rising columns with a value each. */
  add(columns: ArrayLike<number>, values: ArrayLike<number>): ArrivedRow {
    checkRow(columns, values);
    const { sums, norms } = this;
    let norm = 0;
    for (let i = 0; i < columns.length; i++) norm += values[i] * values[i];
    sums.measure(columns, values);
    const nearest = sums.nearest();
    const squaredDistance =
      nearest < 0 ? Number.POSITIVE_INFINITY : sums.squaredDistance(nearest, norm);
    const room =
      squaredDistance > this.options.reach ** 2 ? this.room(squaredDistance, nearest) : -1;
    const founded = room >= 0;
    const home = founded ? this.found(room) : nearest;
    sums.add(home, columns, values);
    norms[home] += norm;
    this.pages++;
    if (this.options.regroup) this.unions.follow(home);
    if (this.options.regroup && founded) this.unions.look(home);
    return { cluster: this.labels[home], squaredDistance, founded };
  }

  /** The label under which the pages given `label` are found now. */
  clusterOf(label: number): number {
    let current = label;
    while (this.unitedInto[current] >= 0) current = this.unitedInto[current];
    return current;
  }

  /** Sum of the squared distances of all pages to the centroids of their clusters. */
  inertia(): number {
    let inertia = 0;
    for (let slot = 0; slot < this.sums.slots; slot++) {
      inertia += this.norms[slot] - this.sums.squares[slot] / this.sums.sizes[slot];
    }
    return Math.max(0, inertia);
  }

  counters(): IncrementalKMeansCounters {
    const { pages, united, unitedInto, unions, sums } = this;
    return {
      pages,
      founded: unitedInto.length,
      united,
      looks: unions.state.looks,
      work: sums.work,
    };
  }

  state(): IncrementalKMeansState {
    return copied({
      options: this.options,
      slots: this.labels.map((_, slot) => this.sums.save(slot)),
      labels: this.labels,
      norms: this.norms,
      unitedInto: this.unitedInto,
      unions: this.unions.state,
      counters: this.counters(),
    });
  }

  /** An empty slot for the measured page to found a cluster in, or −1 when it should join. */
  private room(squaredDistance: number, nearest: number): number {
    const { sums, unions } = this;
    const { clusters, regroup } = this.options;
    if (sums.slots < clusters) {
      if (regroup) unions.open();
      return sums.open();
    }
    if (!regroup) return -1;
    const size = sums.sizes[nearest];
    const found = unions.cheapest((size / (size + 1)) * squaredDistance);
    if (found < 0) return -1;
    const partner = unions.partner(found);
    const [giver, taker] =
      sums.breadth(found) < sums.breadth(partner) ? [found, partner] : [partner, found];
    this.unitedInto[this.labels[giver]] = this.labels[taker];
    this.norms[taker] += this.norms[giver];
    unions.unite(giver, taker);
    this.united++;
    return giver;
  }

  private found(slot: number): number {
    this.labels[slot] = this.unitedInto.push(-1) - 1;
    this.norms[slot] = 0;
    return slot;
  }
}

function check({ clusters, reach, regroup }: Required<IncrementalKMeansOptions>): void {
  checkClusters(clusters);
  if (!(reach >= 0)) throw new RangeError(`The reach must be at least 0, not ${reach}.`);
  if (regroup && clusters > MOST_REGROUPED) {
    throw new RangeError(
      `Regrouping compares all pairs of clusters: at most ${MOST_REGROUPED}, not ${clusters}.`,
    );
  }
}

/** A copy that shares no list with the original. */
function copied(state: IncrementalKMeansState): IncrementalKMeansState {
  const { unions } = state;
  return {
    options: { ...state.options },
    slots: state.slots.map((slot) => ({
      ...slot,
      columns: slot.columns.slice(),
      values: slot.values.slice(),
    })),
    labels: state.labels.slice(),
    norms: state.norms.slice(),
    unitedInto: state.unitedInto.slice(),
    unions: {
      ...unions,
      halves: unions.halves.slice(),
      partners: unions.partners.slice(),
      costs: unions.costs.slice(),
      costedAt: unions.costedAt.slice(),
      changes: unions.changes.slice(),
    },
    counters: { ...state.counters },
  };
}
