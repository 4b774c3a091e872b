import { arrivalOf } from '../boundary/known/page-sketch.ts';
import type { KnownWeb } from '../boundary/known-web.ts';
import type { PageRecord } from '../model/page-record.ts';
import { languageOfRecord } from './page-language.ts';

/** How a stored page enters the known web: the one way, for arrivals and for rebuilding alike. */
export function takePageIn(web: KnownWeb, seq: number, record: PageRecord): void {
  web.add(seq, arrivalOf(record), languageOfRecord(record));
}
