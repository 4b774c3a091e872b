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

it.each(READERS)('writes %s that graphology and an XML parser read back', (id, name, format) => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const xml = written(id, site)[name];
      const graph = format.parse(Graph, xml);
      const [said] = xmlElements(xml, id === 'gexf' ? 'description' : 'desc');
      const nodes = graph.mapNodes((url, node) => [
        ...[url, node.label, node.boundary, node.score, node.opened, node.host],
        ...[node.language ?? '', node.title ?? ''],
      ]);
      const edges = graph.mapEdges((_, { weight, anchor }, from, to) => {
        return [from, to, weight, anchor ?? ''];
      });

      expect(said.text).toBe(legalXml(site.name));
      expect(nodes).toEqual(
        site.members.map(({ url, side, opened, likelihood }) => {
          const { title, language } = site.notes.get(url) ?? { title: '', language: '' };
          const score = Math.round(likelihood * 10_000) / 10_000;
          return [
            ...[url, legalXml(title === '' ? url : title), side, score, opened, new URL(url).host],
            ...[legalXml(language), legalXml(title)],
          ];
        }),
      );
      expect(edges).toEqual(
        site.links.map(({ from, to, times, anchor }) => [from, to, times, legalXml(anchor)]),
      );
    }),
    RUNS,
  );
});
