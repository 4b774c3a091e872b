/**
 * Records of opened pages → what an export says of them: titles, links with their words, and what
 * the site's own pages load. Records come one at a time, so that not all need be in memory; a later
 * one of the same address replaces what an earlier one said.
 */
import type { Membership } from '../model/boundary.ts';
import type { PageRecord } from '../model/page-record.ts';
import type { PageLink, PageNotes, SiteExport } from './site-export.ts';

export interface OpenedPage {
  record: PageRecord;
  language: string;
  openedAt: number;
}

export class PageGraph {
  readonly #sides = new Map<string, Membership['side']>();
  readonly #notes = new Map<string, PageNotes>();
  readonly #links = new Map<string, PageLink[]>();
  readonly #assets = new Set<string>();

  constructor(members: SiteExport['members']) {
    for (const { url, side } of members) this.#sides.set(url, side);
  }

  add({ record, language, openedAt }: OpenedPage): void {
    const { url, title, features, links } = record;
    const side = this.#sides.get(url);
    if (side === undefined) return;
    this.#notes.set(url, { title, language, openedAt });
    this.#links.set(
      url,
      links
        .filter(({ to }) => this.#sides.has(to))
        .map(({ to, times, text, alt }) => ({ from: url, to, times, anchor: text || alt })),
    );
    if (side !== 'in') return;
    for (const list of [features.resources, features.scripts, features.images, features.loaded]) {
      for (const asset of list) if (!this.#sides.has(asset)) this.#assets.add(asset);
    }
  }

  result(): Pick<SiteExport, 'notes' | 'links' | 'assets'> {
    return {
      notes: this.#notes,
      links: [...this.#links.values()].flat(),
      assets: [...this.#assets],
    };
  }
}
