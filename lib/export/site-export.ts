/**
 * What every format is written from: one site as Ambit found it. Plain values, so that the same
 * export can be made in a window, in the companion and in a test; the moment is an argument, so
 * that the same site gives the same bytes.
 */
import type { Evidence, Membership } from '../model/boundary.ts';
import type { ExportChoice } from '../model/export-choice.ts';
import type { Label } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';

export interface SiteExport {
  name: string;
  /** When the export was ordered, in ms since 1970. */
  madeAt: number;
  /** Every address the boundary speaks of, once; files keep this order. */
  members: readonly Membership[];
  /** Which part of the boundary these are: a list of what was not opened is named so. */
  part: ExportChoice['opened'];
  /** Its rules, and the exclusions the person wants a crawler to obey. */
  scope: Scope;
  labels: readonly Label[];
  /** What links from other sites say of it, and what its own links do; the heaviest first. */
  keywords: readonly string[];
  ownKeywords: readonly string[];
  /** Why addresses are where they are, as far as it was asked. */
  evidence: ReadonlyMap<string, Evidence>;
  /** The same in a sentence each, in the person's language. */
  sentences: ReadonlyMap<string, string>;
  /** What opened pages say of themselves. */
  notes: ReadonlyMap<string, PageNotes>;
  /** Links between the addresses, each pair once. */
  links: readonly PageLink[];
  /** Styles, scripts and pictures that pages of the site need. */
  assets: readonly string[];
  /** A picture of the site, as SVG; empty when there is none. */
  map: string;
}

export interface PageNotes {
  title: string;
  language: string;
  /** When it was last opened, in ms since 1970. */
  openedAt: number;
}

export interface PageLink {
  from: string;
  to: string;
  times: number;
  /** The words of the link. */
  anchor: string;
}

type Needed = 'name' | 'madeAt' | 'members' | 'scope';

/** A site with what is known of it; the rest is empty. */
export const siteExport = (
  site: Pick<SiteExport, Needed> & Partial<Omit<SiteExport, Needed>>,
): SiteExport => ({
  part: 'all',
  labels: [],
  keywords: [],
  ownKeywords: [],
  evidence: new Map(),
  sentences: new Map(),
  notes: new Map(),
  links: [],
  assets: [],
  map: '',
  ...site,
});

/** One file of an export; its text comes in pieces, made when they are asked for. */
export interface ExportFile {
  name: string;
  /** Media type. */
  type: string;
  pieces: Iterable<string>;
  /** Of what there is one on every line or in every element; nothing where rules are told. */
  holds?: Holds;
}

/** How many of each a file holds. */
export type Holds = Partial<Record<'pages' | 'addresses' | 'skipped' | 'links', number>>;

/** The name under which a file of the same export is saved. */
export type SavedName = (name: string) => string;

export function* inside(site: SiteExport): Generator<Membership> {
  for (const member of site.members) if (member.side === 'in') yield member;
}

/** A moment as `2026-01-12T09:30:00.000Z`. */
export const isoTime = (moment: number): string => new Date(moment).toISOString();
