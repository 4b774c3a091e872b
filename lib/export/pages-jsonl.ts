/**
 * Pages as a WACZ file lists them (`json-pages-1.0`), for `wacz create -p`, and what was left out
 * in the shape of Browsertrix' report of skipped pages. A page needs a time; where nobody opened
 * it, it is that of the export. Of the words Browsertrix has for a reason, one alone is true of
 * what a boundary leaves out; why it does is said beside, in a sentence and term by term.
 */
import type { Membership } from '../model/boundary.ts';
import { addressRow, termText } from './address-rows.ts';
import { inPieces } from './pieces.ts';
import { isoTime, type SiteExport } from './site-export.ts';
import { startsOf } from './starts.ts';

export function* pagesJsonl(site: SiteExport): Generator<string> {
  yield* inPieces(lines(site, 'in', 'pages', site.name, {}));
}

export function* skippedJsonl(site: SiteExport): Generator<string> {
  const seedUrl = startsOf(site)[0] ?? ''; // nothing is in
  const skipped = { seedUrl, depth: 0, seed: false, reason: 'outOfScope' };
  yield* inPieces(lines(site, 'out', 'skipped', 'Skipped Pages', skipped));
}

function* lines(
  site: SiteExport,
  side: Membership['side'],
  id: string,
  title: string,
  more: object,
): Generator<string> {
  yield line({ format: 'json-pages-1.0', id, title });
  let number = 0;
  for (const member of site.members) {
    if (member.side !== side) continue;
    const { url, title, likelihood, opened, openedAt, terms } = addressRow(site, member);
    const ts = openedAt === '' ? isoTime(site.madeAt) : openedAt;
    yield line({
      id: `${id}-${++number}`,
      url,
      ts,
      title,
      ...more,
      boundary: side,
      score: likelihood,
      opened,
      why: site.sentences.get(url) ?? '', // nobody asked
      evidence: terms.map(termText),
    });
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;
