/**
 * What corrections bring: F1 after some labels, given by somebody who knows. Asked is where the
 * engine expects to be wrong most often: the directory with the largest sum of doubt, and in it the
 * address with the margin nearest 0. Where all known addresses of that directory lie on one side,
 * the label is given for the directory, as the panel offers it; else for the address alone.
 */
import { likelihoodOf } from '../../lib/boundary/cut/likelihood.ts';
import type { SiteBoundary } from '../../lib/boundary/cut/site-boundary.ts';
import { settled } from './ambit.ts';
import { type Followed, scoreFollowed } from './followed-trace.ts';

/** F1 with none, and after each label up to `most`; fewer when nothing is left to ask. */
export function f1WithLabels(followed: Followed, most: number): number[] {
  const { web, site, truth } = followed;
  const labels = new Map<number, boolean>();
  const side = (url: string): number => {
    const said = labels.get(web.graph.numberOf(url)!);
    return said === undefined ? 0 : said ? 1 : -1;
  };
  const broughtIn = () => [...labels].flatMap(([address, said]) => (said ? [address] : []));
  const scores: number[] = [];
  for (let given = 0; ; given++) {
    const boundary = settled(web.boundary(site, { key: String(given), side, broughtIn }));
    scores.push(scoreFollowed(followed, (address) => boundary.isIn(address)).f1);
    if (given === most || labels.size === truth.size) return scores;
    const together = mostDoubtful(followed, boundary, labels);
    const asked = nearest(together, boundary);
    const one = together.every((address) => truth.get(address) === truth.get(asked));
    for (const address of one ? together : [asked]) labels.set(address, truth.get(address)!);
  }
}

/** The unlabelled addresses of the directory with the most doubt. */
function mostDoubtful(
  { web, truth }: Followed,
  boundary: SiteBoundary,
  labels: ReadonlyMap<number, boolean>,
): number[] {
  const doubt = new Map<number, number>();
  const inDirectory = new Map<number, number[]>();
  for (const address of truth.keys()) {
    if (labels.has(address)) continue;
    const directory = web.graph.directoryOf(address);
    const likelihood = likelihoodOf(boundary.margin(address));
    const sum = (doubt.get(directory) ?? 0) + Math.min(likelihood, 1 - likelihood);
    doubt.set(directory, sum);
    const others = inDirectory.get(directory);
    if (others === undefined) inDirectory.set(directory, [address]);
    else others.push(address);
  }
  const [directory] = [...doubt].reduce((a, b) => (b[1] > a[1] ? b : a));
  return inDirectory.get(directory)!;
}

function nearest(addresses: readonly number[], boundary: SiteBoundary): number {
  const distance = (address: number): number => Math.abs(boundary.margin(address));
  return addresses.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
