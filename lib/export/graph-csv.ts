/** The page graph as two tables with the column names that Gephi knows. */
import { csvRow } from './escape/csv.ts';
import { graphEdges, graphNodes, NODE_ATTRIBUTES } from './graph-rows.ts';
import { inPieces } from './pieces.ts';
import type { SiteExport } from './site-export.ts';

export function* nodesCsv(site: SiteExport): Generator<string> {
  yield* inPieces(nodeLines(site));
}

export function* edgesCsv(site: SiteExport): Generator<string> {
  yield* inPieces(edgeLines(site));
}

function* nodeLines(site: SiteExport): Generator<string> {
  yield csvRow(['Id', 'Label', ...Object.keys(NODE_ATTRIBUTES)]);
  for (const { id, label, attributes } of graphNodes(site)) {
    yield csvRow([id, label, ...Object.values(attributes)]);
  }
}

function* edgeLines(site: SiteExport): Generator<string> {
  yield csvRow(['Source', 'Target', 'Type', 'Weight', 'anchor']);
  for (const { from, to, times, anchor } of graphEdges(site)) {
    yield csvRow([from, to, 'Directed', times, anchor]);
  }
}
