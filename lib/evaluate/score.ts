/** Precision, recall and F1 of a set of addresses against the truth. */
export interface Score {
  p: number;
  r: number;
  f1: number;
}

export function scoreOf(
  urls: Iterable<string>,
  isIn: (url: string) => boolean,
  said: (url: string) => boolean,
): Score {
  let [right, wrong, missed] = [0, 0, 0];
  for (const url of urls) {
    const [truth, claim] = [isIn(url), said(url)];
    if (truth && claim) right++;
    else if (claim) wrong++;
    else if (truth) missed++;
  }
  const p = right + wrong === 0 ? 0 : right / (right + wrong);
  const r = right + missed === 0 ? 0 : right / (right + missed);
  return { p, r, f1: p + r === 0 ? 0 : (2 * p * r) / (p + r) };
}

export function meanScore(scores: readonly Score[]): Score {
  const mean = (key: keyof Score) =>
    scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  return { p: mean('p'), r: mean('r'), f1: mean('f1') };
}
