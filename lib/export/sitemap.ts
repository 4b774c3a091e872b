/**
 * Sitemaps: all addresses of one must be of one origin, at most 50,000 and 50 MB, so there is a
 * file for each origin and each full one, and an index that names them where they would lie.
 */
import { keyOf, originOf } from '../url/anatomy.ts';
import { xmlText } from './escape/xml.ts';
import { hostStem } from './file-name.ts';
import { inPieces } from './pieces.ts';
import { type ExportFile, inside, type SavedName, type SiteExport } from './site-export.ts';

const MOST_ADDRESSES = 50_000;
/** In characters, of which an address has only ASCII; a little room is left for the frame. */
const MOST_LENGTH = 50_000_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const TYPE = 'application/xml';

export function* sitemapFiles(site: SiteExport, saved: SavedName): Generator<ExportFile> {
  const places: string[] = [];
  for (const [origin, urls] of byOrigin(site)) {
    for (const [i, { from, end }] of parts(urls).entries()) {
      const scheme = origin.startsWith('https') ? '' : 'http-';
      const name = `sitemap-${scheme}${hostStem(keyOf(origin))}-${i + 1}.xml`;
      places.push(`${origin}/${encodeURI(saved(name))}`);
      const holds = { addresses: end - from };
      yield { name, type: TYPE, pieces: inPieces(sitemap(urls, from, end)), holds };
    }
  }
  yield { name: 'sitemap-index.xml', type: TYPE, pieces: inPieces(index(places)) };
}

function byOrigin(site: SiteExport): Map<string, string[]> {
  const origins = new Map<string, string[]>();
  for (const { url } of inside(site)) {
    const origin = originOf(url);
    const urls = origins.get(origin);
    if (urls === undefined) origins.set(origin, [url]);
    else urls.push(url);
  }
  return origins;
}

function parts(urls: string[]): { from: number; end: number }[] {
  const found: { from: number; end: number }[] = [];
  let from = 0;
  let length = 0;
  for (let i = 0; i < urls.length; i++) {
    const more = line(urls[i]).length;
    if (i - from === MOST_ADDRESSES || length + more > MOST_LENGTH) {
      found.push({ from, end: i });
      from = i;
      length = 0;
    }
    length += more;
  }
  found.push({ from, end: urls.length });
  return found;
}

const line = (url: string): string => `<url><loc>${xmlText(url)}</loc></url>\n`;

function* sitemap(urls: string[], from: number, end: number): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for (let i = from; i < end; i++) yield line(urls[i]);
  yield '</urlset>\n';
}

function* index(places: string[]): Generator<string> {
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`;
  for (const place of places) yield `<sitemap><loc>${xmlText(place)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
