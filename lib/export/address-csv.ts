/**
 * All addresses as a table for spreadsheets, the evidence as `kind +weight` in one cell. It begins
 * with the mark by which Excel knows UTF-8.
 */
import type { Term } from '../model/boundary.ts';
import { addressRow, rounded } from './address-rows.ts';
import { csvRow } from './escape/csv.ts';
import { inPieces } from './pieces.ts';
import type { SiteExport } from './site-export.ts';

export function* addressCsv(site: SiteExport): Generator<string> {
  yield* inPieces(lines(site));
}

function* lines(site: SiteExport): Generator<string> {
  yield `\ufeff${csvRow([
    'url',
    'host',
    'side',
    'verdict',
    'likelihood',
    'opened',
    'title',
    'language',
    'opened at',
    'evidence',
  ])}`;
  for (const member of site.members) {
    const { terms, ...row } = addressRow(site, member);
    yield csvRow([...Object.values(row), terms.map(told).join('; ')]);
  }
}

/** Kinds and places are Ambit's own words and addresses: neither holds a semicolon and a blank. */
const told = ({ kind, weight, count, of, what }: Term): string => {
  // None of nine says much; but what an opened page looks like is no count, though the site has a size.
  const isCount = count > 0 || (of > 0 && (what !== '' || kind === 'directory-links'));
  const counted = isCount ? `${count}${of > 0 ? ` of ${of}` : ''}` : '';
  const about = [counted, what].filter((part) => part !== '');
  const sign = weight < 0 ? '−' : '+';
  return `${kind} ${sign}${rounded(Math.abs(weight))}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
};
