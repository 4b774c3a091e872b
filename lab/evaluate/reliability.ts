/** Does the engine mean what it says? Of the addresses given some likelihood, how many belong. */
import { likelihoodOf } from '../../lib/boundary/cut/likelihood.ts';
import { settled } from './ambit.ts';
import type { Followed } from './followed-trace.ts';

export interface Claim {
  likelihood: number;
  truth: boolean;
}

export interface ReliabilityBin {
  /** Mean likelihood, part that belongs, addresses. */
  said: number;
  true: number;
  count: number;
}

const BINS = 10;

/** Every scored address, opened or not; those the boundary is not about have likelihood 0. */
export function claimsOf({ web, site, truth }: Followed): Claim[] {
  const boundary = settled(web.boundary(site));
  return [...truth].map(([address, isIn]) => {
    return { likelihood: likelihoodOf(boundary.margin(address)), truth: isIn };
  });
}

/** Ten bins of equal width; one without addresses has a mean of 0. */
export function reliabilityOf(claims: Iterable<Claim>): ReliabilityBin[] {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, true: 0, count: 0 }));
  for (const { likelihood, truth } of claims) {
    const bin = bins[Math.min(BINS - 1, Math.floor(likelihood * BINS))];
    bin.said += likelihood;
    bin.true += truth ? 1 : 0;
    bin.count++;
  }
  return bins.map(({ said, true: right, count }) => {
    return { said: said / Math.max(1, count), true: right / Math.max(1, count), count };
  });
}

/** How far what is said lies from what is true, in the mean over all addresses. */
export function gapOf(bins: readonly ReliabilityBin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const off = bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.said - bin.true), 0);
  return off / Math.max(1, all);
}
