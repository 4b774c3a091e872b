import type { KnownGraph } from '../boundary/known-graph.ts';
import type { PageRecord } from '../model/page-record.ts';
import { languageOfRecord } from './page-language.ts';

/** How a stored page enters the graph: the one way, for arrivals and for rebuilding alike. */
export function addPage(graph: KnownGraph, seq: number, record: PageRecord): void {
  const targets = record.links.map((link) => link.to);
  graph.add(seq, record.url, targets, languageOfRecord(record));
}
