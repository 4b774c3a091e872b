/**
 * How likely it is that an address belongs to a site, from the margin of its place in the cut
 * (site-boundary.ts): of the addresses given 0.8, eight in ten belong. A rising line of log-odds
 * through a few points, learned on sites that the weights behind the margin were not learned on, so
 * as not to flatter.
 */
import { LIKELIHOOD } from './sign-weights.ts';

/** Between two margins as a straight line, beyond them as the margin itself. */
export function likelihoodOf(margin: number): number {
  const { margins, odds } = LIKELIHOOD;
  const last = margins.length - 1;
  if (margin <= margins[0]) return logistic(odds[0] + margin - margins[0]);
  if (margin >= margins[last]) return logistic(odds[last] + margin - margins[last]);
  let i = 1;
  while (margins[i] < margin) i++;
  const part = (margin - margins[i - 1]) / (margins[i] - margins[i - 1]);
  return logistic(odds[i - 1] + part * (odds[i] - odds[i - 1]));
}

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));
