/**
 * Senellart's similarity of two URLs (Fig. 6) on the token numbers of a web-shaped graph, so that
 * benchmarks can give links the capacities of the paper without the URL room.
 */
import type { WebGraph } from './web-shaped.ts';

const SIGMA = 7.24;

/** The similarity of both ends of each arc. */
export function linkSimilarities(web: WebGraph): Float64Array {
  const row = new Int32Array(256);
  const byDistance = Float64Array.from({ length: 256 }, (_, ed) =>
    Math.exp(-(ed * ed) / (2 * SIGMA ** 2)),
  );
  return Float64Array.from(
    web.from,
    (from, arc) => byDistance[distance(web, from, web.to[arc], row)],
  );
}

function distance({ tokenStart, tokens }: WebGraph, u: number, v: number, row: Int32Array): number {
  let [i, m] = [tokenStart[u], tokenStart[u + 1]];
  let [j, n] = [tokenStart[v], tokenStart[v + 1]];
  while (i < m && j < n && tokens[i] === tokens[j]) [i, j] = [i + 1, j + 1];
  while (i < m && j < n && tokens[m - 1] === tokens[n - 1]) [m, n] = [m - 1, n - 1];
  for (let column = 0; column <= n - j; column++) row[column] = column;
  for (let a = i; a < m; a++) {
    let diagonal = row[0]++;
    for (let b = j; b < n; b++) {
      const above = row[b - j + 1];
      const changed = diagonal + (tokens[a] === tokens[b] ? 0 : 1);
      row[b - j + 1] = Math.min(changed, above + 1, row[b - j] + 1);
      diagonal = above;
    }
  }
  return row[n - j];
}
