/** What the popup says of a site in numbers, and the names of the files it saves. */
import type { SiteSummary } from '../model/site.ts';
import { sayCount } from '../say.ts';

/** Below this many opened pages a boundary is a first guess. */
export const LEARNING = 5;

export function countsOf({ opened, known, hosts }: SiteSummary): string {
  const parts = [sayCount('pagesOpened', opened)];
  if (known > 0) parts.push(`${number(known)} more known`);
  parts.push(hosts.length === 1 ? 'on one host' : `over ${number(hosts.length)} hosts`);
  return `${parts.join(', ')}.`;
}

/** How sure the boundary is, by the part of what it is about that is unsure. */
export function suretyOf({ opened, known, unsure }: SiteSummary): string {
  if (unsure === 0) return 'Sure of every address.';
  const share = unsure / (opened + known + unsure);
  const degree = share < 0.05 ? 'Very sure' : share < 0.2 ? 'Fairly sure' : 'Not sure yet';
  return `${degree}: ${number(unsure)} ${unsure === 1 ? 'address is' : 'addresses are'} unsure.`;
}

export function movesOf({ toIn, toOut }: { toIn: string[]; toOut: string[] }): string {
  const all = toIn.length + toOut.length;
  if (all === 0) return 'This moves no address; it keeps them where they are.';
  const moved = `This moves ${number(all)} ${all === 1 ? 'address' : 'addresses'}`;
  if (toIn.length === 0) return `${moved} out of the site.`;
  if (toOut.length === 0) return `${moved} into the site.`;
  return `${moved}: ${number(toIn.length)} into the site, ${number(toOut.length)} out of it.`;
}

/** A file name that every system takes: letters and digits of any script, joined by hyphens. */
export const fileNameOf = (site: string, kind: 'urls' | 'pages'): string =>
  `${fileStemOf(site)}-${kind}.txt`;

/** The part of a file's name that tells the site. */
export function fileStemOf(site: string): string {
  const words = site.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['site']; // a name of signs only
  return words.join('-').slice(0, 60);
}

const number = (count: number): string => count.toLocaleString();
