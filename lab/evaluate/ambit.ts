/** Ambit's own engine as a method: the same code as in the companion worker. */

import type { SiteBoundary } from '../../lib/boundary/cut/site-boundary.ts';
import { arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import type { Method } from './method.ts';

export function ambit(): Method {
  const web = new KnownWeb();
  let opened = 0;
  return {
    open(record) {
      web.add(++opened, arrivalOf(record));
    },
    boundaryOf(page) {
      const boundary = settled(web.boundary(web.siteAt(page)!));
      return (url) => boundary.isIn(web.graph.numberOf(url)!);
    },
    twice: () => claimedTwice(web),
  };
}

function claimedTwice(web: KnownWeb): number {
  const claims = new Map<number, number>();
  for (const site of web.sites.ids) {
    const boundary = settled(web.boundary(site));
    for (const address of boundary.concerned) {
      if (boundary.isIn(address)) claims.set(address, (claims.get(address) ?? 0) + 1);
    }
  }
  return [...claims.values()].filter((sites) => sites > 1).length;
}

/** Drives a boundary to its end without breathing. */
export function settled(steps: Generator<void, SiteBoundary>): SiteBoundary {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
