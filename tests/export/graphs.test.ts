import fc from 'fast-check';
import Graph from 'graphology';
import gexf from 'graphology-gexf';
import graphml from 'graphology-graphml';
import { expect, it } from 'vitest';
import { legalXml } from '../../lib/export/escape/xml.ts';
import { hostileSite, RUNS } from './hostile-sites.ts';
import { written } from './written.ts';
import { xmlElements } from './xml-elements.ts';

const READERS = [
  ['gexf', 'links.gexf', gexf],
  ['graphml', 'links.graphml', graphml],
] as const;

it.each(READERS)('writes %s that graphology reads back', (id, name, format) => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const graph = format.parse(Graph, written(id, site)[name]);

      expect(graph.nodes().sort()).toEqual(site.members.map(({ url }) => url).sort());
      for (const { url, side, opened } of site.members) {
        const title = legalXml(site.notes.get(url)?.title ?? '');
        expect(graph.getNodeAttribute(url, 'boundary')).toBe(side);
        expect(graph.getNodeAttribute(url, 'opened')).toBe(opened);
        expect(graph.getNodeAttribute(url, 'label')).toBe(title === '' ? url : title);
        expect(graph.getNodeAttribute(url, 'title') ?? '').toBe(title);
      }
      expect(graph.size).toBe(site.links.length);
      for (const { from, to, times, anchor } of site.links) {
        const edge = graph.edge(from, to)!;
        expect(graph.getEdgeAttribute(edge, 'weight')).toBe(times);
        expect(graph.getEdgeAttribute(edge, 'anchor') ?? '').toBe(legalXml(anchor));
      }
    }),
    RUNS,
  );
});

it.each(READERS)('writes %s without a fault in its XML', (id, name) => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      expect(xmlElements(written(id, site)[name], 'node')).toHaveLength(site.members.length);
    }),
    RUNS,
  );
});
