import type { SparseRows } from '../../lib/graph/sparse-rows.ts';

export function denseRows(rows: SparseRows): number[][] {
  return Array.from({ length: rows.count }, (_, row) => {
    const dense = new Array<number>(rows.width).fill(0);
    for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
      dense[rows.columns[i]] = rows.values[i];
    }
    return dense;
  });
}

export function product(a: number[], b: number[]): number {
  return a.reduce((sum, x, i) => sum + x * b[i], 0);
}

export function squared(a: number[], b: number[]): number {
  return a.reduce((sum, x, i) => sum + (x - b[i]) ** 2, 0);
}

export function mean(points: number[][]): number[] {
  return points[0].map((_, i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
}

/** Sum of squared distances of the rows to the means of their clusters, by definition. */
export function inertiaOf(rows: SparseRows, assignment: ArrayLike<number>): number {
  const points = denseRows(rows);
  const clusters = new Map<number, number[][]>();
  points.forEach((point, row) => {
    clusters.set(assignment[row], [...(clusters.get(assignment[row]) ?? []), point]);
  });
  let inertia = 0;
  for (const members of clusters.values()) {
    const centre = mean(members);
    for (const member of members) inertia += squared(member, centre);
  }
  return inertia;
}

/** Whether two divisions put the same things together, whatever the clusters are called. */
export function sameDivision(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  const there = new Map<number, number>();
  const back = new Map<number, number>();
  for (let i = 0; i < a.length; i++) {
    if ((there.get(a[i]) ?? b[i]) !== b[i] || (back.get(b[i]) ?? a[i]) !== a[i]) return false;
    there.set(a[i], b[i]);
    back.set(b[i], a[i]);
  }
  return a.length === b.length;
}
