/** A trace fed to the engine, for questions about the boundary it ends with. */

import { arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import type { HostedWeb } from './harvested-web.ts';
import { type Score, scoreOf } from './score.ts';
import type { Opening } from './trace.ts';

export interface Followed {
  web: KnownWeb;
  /** Number of the site that the page asked for is in. */
  site: number;
  /** By number: does the address belong? Only the scored ones. */
  truth: Map<number, boolean>;
}

/** `asked`: the page whose site is wanted; else the one opened last inside. */
export function followed(
  hosted: HostedWeb,
  site: string,
  openings: readonly Opening[],
  asked = openings.findLast(({ inside }) => inside)!.page,
): Followed {
  const web = new KnownWeb();
  openings.forEach(({ page }, i) => {
    web.add(i + 1, arrivalOf(hosted.record(page)));
  });
  const truth = new Map<number, boolean>();
  for (let address = 0; address < web.graph.span; address++) {
    const isIn = hosted.truth(web.graph.urlOf(address), site);
    if (isIn !== null) truth.set(address, isIn);
  }
  return { web, site: web.siteAt(hosted.record(asked).url)!, truth };
}

export function scoreFollowed({ truth }: Followed, isIn: (address: number) => boolean): Score {
  return scoreOf(truth.keys(), (address) => truth.get(address)!, isIn);
}
