/**
 * Similarity of two URLs from their edit distance (Senellart Fig. 6): e^(−ed² / 2σ²), σ the usual
 * deviation of the distance over the URLs at hand. The paper's crawl had σ ≈ 7.24.
 */
export const PAPER_SIGMA = 7.24;

export function similarityOf(distance: number, sigma: number = PAPER_SIGMA): number {
  return Math.exp(-(distance * distance) / (2 * sigma * sigma));
}
