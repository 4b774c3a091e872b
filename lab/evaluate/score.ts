/** Precision, recall and F1 of a set of addresses, by URL or by number, against the truth. */
export interface Score {
  p: number;
  r: number;
  f1: number;
}

export function scoreOf<Address>(
  addresses: Iterable<Address>,
  isIn: (address: Address) => boolean,
  said: (address: Address) => boolean,
): Score {
  let [right, wrong, missed] = [0, 0, 0];
  for (const address of addresses) {
    const [truth, claim] = [isIn(address), said(address)];
    if (truth && claim) right++;
    else if (claim) wrong++;
    else if (truth) missed++;
  }
  const p = right + wrong === 0 ? 0 : right / (right + wrong);
  const r = right + missed === 0 ? 0 : right / (right + missed);
  return { p, r, f1: p + r === 0 ? 0 : (2 * p * r) / (p + r) };
}

/** How many addresses are claimed by two or more. */
export function claimedTwice(claims: Iterable<Iterable<number>>): number {
  const once = new Set<number>();
  const twice = new Set<number>();
  for (const claimed of claims) {
    for (const address of new Set(claimed)) (once.has(address) ? twice : once).add(address);
  }
  return twice.size;
}

export function meanScore(scores: readonly Score[]): Score {
  const mean = (key: keyof Score) =>
    scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  return { p: mean('p'), r: mean('r'), f1: mean('f1') };
}
