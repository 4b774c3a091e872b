/** What the popup says of a site in numbers. */
import type { SiteSummary } from '../model/site.ts';
import { say, sayCount } from '../say.ts';

/** Below this many opened pages a boundary is a first guess. */
export const LEARNING = 5;

export function countsOf({ opened, known, hosts }: SiteSummary): string {
  const parts = [sayCount('pagesOpened', opened)];
  if (known > 0) parts.push(sayCount('moreKnown', known));
  parts.push(sayCount('onHosts', hosts.length));
  return `${parts.join(', ')}.`;
}

/** How sure the boundary is, by the part of what it is about that is unsure. */
export function suretyOf({ opened, known, unsure }: SiteSummary): string {
  if (unsure === 0) return say(opened < LEARNING ? 'firstGuess' : 'sureAll');
  const share = unsure / (opened + known + unsure);
  return sayCount(share < 0.05 ? 'surely' : share < 0.2 ? 'fairlySure' : 'notSureYet', unsure);
}

export function movesOf({ toIn, toOut }: { toIn: string[]; toOut: string[] }): string {
  const all = toIn.length + toOut.length;
  if (all === 0) return say('movesNone');
  if (toIn.length === 0) return sayCount('movesOut', all);
  if (toOut.length === 0) return sayCount('movesIn', all);
  return sayCount('movesBoth', all, toIn.length, toOut.length);
}
