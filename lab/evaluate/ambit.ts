/** Ambit's own engine as a method: the same code as in the companion worker. */

import type { SiteBoundary } from '../../lib/boundary/cut/site-boundary.ts';
import { arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import type { Method } from './method.ts';
import { claimedTwice } from './score.ts';

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
    twice: () => claimedTwice(claimsOf(web)),
  };
}

/** What each site claims. */
function* claimsOf(web: KnownWeb): Generator<Uint32Array> {
  for (const site of web.sites.ids) {
    const boundary = settled(web.boundary(site));
    yield boundary.concerned.filter((address) => boundary.isIn(address));
  }
}

/** Drives a boundary to its end without breathing. */
export function settled(steps: Generator<void, SiteBoundary>): SiteBoundary {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
