/**
 * One address a line: what wget -i, httrack -%L, ArchiveBox, Browsertrix and every other tool read.
 */
import type { Membership } from '../model/boundary.ts';
import type { Exclusion } from '../model/scope.ts';
import { inPieces } from './pieces.ts';
import { inside, type SiteExport } from './site-export.ts';

export function* urlLines(urls: Iterable<string>): Generator<string> {
  for (const url of urls) yield `${url}\n`;
}

/** Everything that is in. */
export function* insideList(site: SiteExport): Generator<string> {
  yield* inPieces(linesOf(site, () => true));
}

/**
 * What is in and no exclusion matches. For tools that go on from each listed address, and take
 * those listed whatever their rules say.
 */
export function* wantedList(site: SiteExport): Generator<string> {
  yield* inPieces(linesOf(site, outsideAll(site.scope.exclusions)));
}

/** Whether no exclusion matches an address. */
export function outsideAll(exclusions: readonly Exclusion[]): (member: Membership) => boolean {
  const unwanted = exclusions.map(({ pattern }) => new RegExp(pattern));
  return ({ url }) => !unwanted.some((one) => one.test(url));
}

function* linesOf(site: SiteExport, wanted: (member: Membership) => boolean): Generator<string> {
  for (const member of inside(site)) if (wanted(member)) yield `${member.url}\n`;
}
