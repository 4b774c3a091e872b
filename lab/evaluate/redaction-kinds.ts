/** What was taken out of addresses, by the place where it stood. */

import { hostEnd, withoutScheme } from '../../lib/url/anatomy.ts';
import { decodePercents } from '../../lib/url/percent.ts';
import { REDACTED } from '../../lib/url/redact.ts';

/** `parameter token`, `after /reset/`, `after example.org`: of the first secret of the address. */
export function kindOfChange(canonical: string): string {
  const before = decodePercents(canonical.slice(0, canonical.indexOf(REDACTED)));
  const name = /[?&;#/]([^?&;=#/]*)=[^?&;=#]*$/.exec(before)?.[1];
  if (name !== undefined) return `parameter ${name}`;
  const [host, ...segments] = withoutScheme(before).split('/');
  return `after ${segments.length < 2 ? host : `/${segments.at(-2)}/`}`;
}

const LONGEST = 140;
const SHOWN = 4;

/** An address to be read by people: names of persons and long runs with digits are cut short. */
export function partlyShown(address: string): string {
  const path = hostEnd(address);
  const hidden = address
    .slice(path)
    .replace(/[\w.+-]*(?=@|%40)|[A-Za-z0-9_-]{8,}/g, (run) =>
      /^[a-z_-]*$/i.test(run) && run.length < 24 ? run : `${run.slice(0, SHOWN)}…`,
    );
  return `${address.slice(0, path)}${hidden}`.slice(0, LONGEST);
}
