/** What tables say of an address, once for all of them. */
import {
  type Evidence,
  type Membership,
  type Term,
  type Verdict,
  verdictOf,
} from '../model/boundary.ts';
import { hostOf } from '../url/anatomy.ts';
import { isoTime, type SiteExport } from './site-export.ts';

export interface AddressRow {
  url: string;
  host: string;
  /** The side it is counted on; `verdict` is unsure where that is not sure. */
  side: Membership['side'];
  verdict: Verdict;
  likelihood: number;
  opened: boolean;
  title: string;
  language: string;
  /** Empty when it was not opened, or nobody noted when. */
  openedAt: string;
  terms: Evidence['terms'];
}

export function addressRow(site: SiteExport, member: Membership): AddressRow {
  const { url, side, opened } = member;
  const note = site.notes.get(url);
  return {
    url,
    host: hostOf(url),
    side,
    verdict: verdictOf(member),
    likelihood: rounded(member.likelihood),
    opened,
    title: note?.title ?? '', // never opened
    language: note?.language ?? '',
    openedAt: note === undefined ? '' : isoTime(note.openedAt),
    terms: site.evidence.get(url)?.terms ?? [], // nobody asked why
  };
}

/**
 * A reason as `kind +weight (count of all, what)`. Kinds and places are Ambit's own words and
 * addresses: neither holds a semicolon and a blank.
 */
export function termText({ kind, weight, count, of, what }: Term): string {
  // None of nine says much; but what an opened page looks like is no count, though the
  // site has a size.
  const isCount = count > 0 || (of > 0 && (what !== '' || kind === 'directory-links'));
  const counted = isCount ? `${count}${of > 0 ? ` of ${of}` : ''}` : '';
  const about = [counted, what].filter((part) => part !== '');
  const sign = weight < 0 ? '−' : '+';
  const why = about.length > 0 ? ` (${about.join(', ')})` : '';
  return `${kind} ${sign}${rounded(Math.abs(weight))}${why}`;
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
