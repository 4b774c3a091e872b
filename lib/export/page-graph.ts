/**
 * Records of opened pages → what an export says of them: titles, links with their words, and what
 * the site's own pages load. Records come one at a time, so that not all need be in memory; a later
 * one of the same address replaces what an earlier one said.
 */
import type { PageRecord } from '../model/page-record.ts';
import type { PageLink, PageNotes, SiteExport } from './site-export.ts';

export interface OpenedPage {
  record: PageRecord;
  language: string;
  openedAt: number;
}

export function pageGraph(
  pages: Iterable<OpenedPage>,
  members: SiteExport['members'],
): Pick<SiteExport, 'notes' | 'links' | 'assets'> {
  const sides = new Map(members.map(({ url, side }) => [url, side]));
  const notes = new Map<string, PageNotes>();
  const links = new Map<string, PageLink[]>();
  const assets = new Set<string>();
  for (const { record, language, openedAt } of pages) {
    const { url, title, features } = record;
    if (!sides.has(url)) continue;
    notes.set(url, { title, language, openedAt });
    links.set(
      url,
      record.links
        .filter(({ to }) => sides.has(to))
        .map(({ to, times, text, alt }) => ({ from: url, to, times, anchor: text || alt })),
    );
    if (sides.get(url) !== 'in') continue;
    for (const list of [features.resources, features.scripts, features.images, features.loaded]) {
      for (const asset of list) if (!sides.has(asset)) assets.add(asset);
    }
  }
  return { notes, links: [...links.values()].flat(), assets: [...assets] };
}
