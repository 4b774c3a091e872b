/** One address a line: what wget -i, httrack -%L, ArchiveBox, Browsertrix and every other tool read. */
import { inPieces } from './pieces.ts';
import { inside, type SiteExport } from './site-export.ts';

export function urlList(urls: Iterable<string>): string {
  return [...urlLines(urls)].join('');
}

export function* urlLines(urls: Iterable<string>): Generator<string> {
  for (const url of urls) yield `${url}\n`;
}

/** Everything that is in. */
export function* insideList(site: SiteExport): Generator<string> {
  yield* inPieces(urlLines(urlsOf(site, () => true)));
}

/** What is in but was never opened: the rest of the way. */
export function* unopenedList(site: SiteExport): Generator<string> {
  yield* inPieces(urlLines(urlsOf(site, (opened) => !opened)));
}

function* urlsOf(site: SiteExport, wanted: (opened: boolean) => boolean): Generator<string> {
  for (const { url, opened } of inside(site)) if (wanted(opened)) yield url;
}
