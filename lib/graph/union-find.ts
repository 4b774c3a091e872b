/**
 * Disjoint sets of 0 … count − 1, united by size and with halved paths: practically constant time
 * for each operation (Tarjan 1975).
 */
export class UnionFind {
  /** Number of sets. */
  sets: number;
  private readonly parents: Int32Array;
  private readonly sizes: Int32Array;

  constructor(count: number) {
    this.sets = count;
    this.parents = Int32Array.from({ length: count }, (_, i) => i);
    this.sizes = new Int32Array(count).fill(1);
  }

  find(member: number): number {
    const { parents } = this;
    let node = member;
    while (parents[node] !== node) {
      parents[node] = parents[parents[node]];
      node = parents[node];
    }
    return node;
  }

  /** Unites the sets of `a` and `b`; false when they were one already. */
  unite(a: number, b: number): boolean {
    let large = this.find(a);
    let small = this.find(b);
    if (large === small) return false;
    if (this.sizes[large] < this.sizes[small]) [large, small] = [small, large];
    this.parents[small] = large;
    this.sizes[large] += this.sizes[small];
    this.sets--;
    return true;
  }

  /** The set of each member, numbered from 0 in the order of their first members. */
  numbered(): Int32Array {
    const names = new Int32Array(this.parents.length).fill(-1);
    let next = 0;
    return this.parents.map((_, member) => {
      const root = this.find(member);
      if (names[root] < 0) names[root] = next++;
      return names[root];
    });
  }
}
