/**
 * GEXF for Gephi. Version 1.2, because readers of 1.3 read it too, while the networkx that
 * distributions ship does not read 1.3.
 */
import { xmlText } from './escape/xml.ts';
import { graphEdges, graphNodes, NODE_ATTRIBUTES } from './graph-rows.ts';
import { inPieces } from './pieces.ts';
import { isoTime, type SiteExport } from './site-export.ts';

export function* gexf(site: SiteExport): Generator<string> {
  yield* inPieces(lines(site));
}

function* lines(site: SiteExport): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<gexf xmlns="http://www.gexf.net/1.2draft" version="1.2">\n';
  yield `<meta lastmodifieddate="${isoTime(site.madeAt).slice(0, 10)}"><creator>Ambit</creator>`;
  yield `<description>${xmlText(site.name)}</description></meta>\n`;
  yield '<graph defaultedgetype="directed" mode="static">\n' +
    '<attributes class="node" mode="static">\n';
  for (const [name, type] of Object.entries(NODE_ATTRIBUTES)) {
    yield `<attribute id="${name}" title="${name}" type="${type}"/>\n`;
  }
  yield '</attributes>\n<attributes class="edge" mode="static">\n';
  yield '<attribute id="anchor" title="anchor" type="string"/>\n</attributes>\n<nodes>\n';
  for (const { id, label, attributes } of graphNodes(site)) {
    yield `<node id="${xmlText(id)}" label="${xmlText(label)}"><attvalues>`;
    yield `${Object.entries(attributes).map(attribute).join('')}</attvalues></node>\n`;
  }
  yield '</nodes>\n<edges>\n';
  let number = 0;
  for (const { from, to, times, anchor } of graphEdges(site)) {
    yield `<edge id="${number++}" source="${xmlText(from)}" target="${xmlText(to)}" ` +
      `weight="${times}">`;
    yield `<attvalues>${attribute(['anchor', anchor])}</attvalues></edge>\n`;
  }
  yield '</edges>\n</graph>\n</gexf>\n';
}

const attribute = ([name, value]: [string, string | number | boolean]): string =>
  `<attvalue for="${name}" value="${xmlText(String(value))}"/>`;
