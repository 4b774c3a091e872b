/**
 * All addresses as a table for spreadsheets, the evidence as `kind +weight` in one cell. It begins
 * with the mark by which Excel knows UTF-8.
 */
import { addressRow, termText } from './address-rows.ts';
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
    yield csvRow([...Object.values(row), terms.map(termText).join('; ')]);
  }
}
