/** The boundary as JSON: the site, its scope and labels, and one line for each address. */
import { addressRow } from './address-rows.ts';
import { inPieces } from './pieces.ts';
import { isoTime, type SiteExport } from './site-export.ts';

export function* addressJson(site: SiteExport): Generator<string> {
  yield* inPieces(lines(site));
}

function* lines(site: SiteExport): Generator<string> {
  const { name, madeAt, keywords, ownKeywords, scope, labels } = site;
  const head = { name, madeAt: isoTime(madeAt), keywords, ownKeywords, scope, labels };
  yield `${JSON.stringify(head).slice(0, -1)},"addresses":[\n`;
  let comma = '';
  for (const member of site.members) {
    yield `${comma}${JSON.stringify(addressRow(site, member))}`;
    comma = ',\n';
  }
  yield '\n]}\n';
}
