import type { KnownWeb } from '../boundary/known-web.ts';
import { sketchOf } from '../boundary/page-sketch.ts';
import type { PageRecord } from '../model/page-record.ts';
import { languageOfRecord } from './page-language.ts';

/** How a stored page enters the known web: the one way, for arrivals and for rebuilding alike. */
export function addPage(web: KnownWeb, seq: number, record: PageRecord): void {
  web.add(seq, {
    url: record.url,
    targets: record.links.map((link) => link.to),
    language: languageOfRecord(record),
    sketch: sketchOf(record),
  });
}
