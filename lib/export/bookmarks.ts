/**
 * Bookmarks as every browser and ArchiveBox import them: a folder for the site, one in it
 * for each host.
 */

import { hostOf } from '../url/anatomy.ts';
import { htmlText } from './escape/html.ts';
import { inPieces } from './pieces.ts';
import { inside, type SiteExport } from './site-export.ts';

export function* bookmarksHtml(site: SiteExport): Generator<string> {
  yield* inPieces(lines(site));
}

function* lines(site: SiteExport): Generator<string> {
  const hosts = new Map<string, string[]>();
  for (const { url } of inside(site)) {
    const urls = hosts.get(hostOf(url));
    if (urls === undefined) hosts.set(hostOf(url), [url]);
    else urls.push(url);
  }
  // A comma parts tags, so none may hold one.
  const words = [site.name, ...site.keywords].map((word) => word.replaceAll(',', ' '));
  const tags = htmlText(words.filter((word) => word.trim() !== '').join());
  yield '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n';
  yield '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n';
  yield `<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n<DT><H3>${htmlText(site.name)}</H3>\n<DL><p>\n`;
  for (const [host, urls] of hosts) {
    yield `<DT><H3>${htmlText(host)}</H3>\n<DL><p>\n`;
    for (const url of urls) {
      const note = site.notes.get(url);
      const date = Math.floor((note?.openedAt ?? site.madeAt) / 1000);
      const title = note?.title || url;
      yield `<DT><A HREF="${htmlText(url)}" ADD_DATE="${date}" ` +
        `TAGS="${tags}">${htmlText(title)}</A>\n`;
    }
    yield '</DL><p>\n';
  }
  yield '</DL><p>\n</DL><p>\n';
}
