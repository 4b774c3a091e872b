/**
 * How likely it is that an address belongs to a site, from the margin of its place in the cut
 * (site-boundary.ts): of the addresses given 0.8, eight in ten belong. The two constants are learned
 * on sites that the weights behind the margin were not learned on, so as not to flatter.
 */
import { LIKELIHOOD } from './sign-weights.ts';

export function likelihoodOf(margin: number): number {
  return 1 / (1 + Math.exp(-(LIKELIHOOD.slope * margin + LIKELIHOOD.shift)));
}
