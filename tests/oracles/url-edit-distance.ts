/** Senellart Fig. 6 as it is written: both URLs split anew, a full table, string comparison. */
export function editDistance(u: string, v: string): number {
  const [a, b] = [u, v].map((url) => url.split(/[/:?=&#]/).filter((token) => token !== ''));
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) table[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = table[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      table[i][j] = Math.min(change, table[i - 1][j] + 1, table[i][j - 1] + 1);
    }
  }
  return table[a.length][b.length];
}
