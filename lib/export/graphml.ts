/** GraphML for yEd, Cytoscape, igraph and networkx. */
import { xmlText } from './escape/xml.ts';
import { graphEdges, graphNodes, NODE_ATTRIBUTES } from './graph-rows.ts';
import { inPieces } from './pieces.ts';
import type { SiteExport } from './site-export.ts';

export function* graphml(site: SiteExport): Generator<string> {
  yield* inPieces(lines(site));
}

function* lines(site: SiteExport): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield key('label', 'node', 'string');
  for (const [name, type] of Object.entries(NODE_ATTRIBUTES)) yield key(name, 'node', type);
  yield key('weight', 'edge', 'int');
  yield key('anchor', 'edge', 'string');
  yield `<graph edgedefault="directed">\n<desc>${xmlText(site.name)}</desc>\n`;
  for (const { id, label, attributes } of graphNodes(site)) {
    yield `<node id="${xmlText(id)}">${Object.entries({ label, ...attributes })
      .map(data)
      .join('')}</node>\n`;
  }
  let number = 0;
  for (const { from, to, times, anchor } of graphEdges(site)) {
    yield `<edge id="${number++}" source="${xmlText(from)}" target="${xmlText(to)}">`;
    yield `${data(['weight', times])}${data(['anchor', anchor])}</edge>\n`;
  }
  yield '</graph>\n</graphml>\n';
}

const key = (name: string, of: string, type: string): string =>
  `<key id="${name}" for="${of}" attr.name="${name}" attr.type="${type}"/>\n`;

const data = ([name, value]: [string, string | number | boolean]): string =>
  `<data key="${name}">${xmlText(String(value))}</data>`;
