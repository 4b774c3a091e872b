/**
 * networkx, which most scripts of researchers begin with, and graphology read the demo web's graph.
 */
import { join } from 'node:path';
import Graph from 'graphology';
import gexf from 'graphology-gexf';
import graphml from 'graphology-graphml';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteExport } from '../../../lib/export/site-export.ts';
import { demoExports } from '../demo-export.ts';
import { written } from '../written.ts';
import { run, runs, withFiles } from './tools.ts';

/** The system's own, for which the package with networkx is. */
const PYTHON = '/usr/bin/python3';
const PROGRAM = `
import json, sys, networkx
graph = getattr(networkx, sys.argv[1])(sys.argv[2])
json.dump({
    "directed": graph.is_directed(),
    "nodes": sorted([url, data["boundary"], data["label"], data["opened"]]
                    for url, data in graph.nodes(data=True)),
    "edges": sorted([a, b, data.get("anchor", "")] for a, b, data in graph.edges(data=True)),
}, sys.stdout)
`;

let site: SiteExport;
beforeAll(async () => {
  site = (await demoExports()).sites.get('Harbour Museum')!;
});

const nodes = () =>
  site.members
    .map(({ url, side, opened }) => [url, side, site.notes.get(url)?.title || url, opened])
    .sort();
const edges = () => site.links.map(({ from, to, anchor }) => [from, to, anchor]).sort();

describe.skipIf(!runs(PYTHON, '-c', 'import networkx'))('networkx', () => {
  it.each([
    ['gexf', 'read_gexf'],
    ['graphml', 'read_graphml'],
  ])('reads %s', async (id, reader) => {
    const read = await withFiles(id, site, async (directory, [name]) => {
      const words = ['-c', PROGRAM, reader, join(directory, name)];
      return JSON.parse((await run(PYTHON, words, { maxBuffer: 1e8 })).stdout);
    });

    expect(read.directed).toBe(true);
    expect(read.nodes.sort()).toEqual(nodes());
    expect(read.edges.sort()).toEqual(edges());
  });
});

describe('graphology', () => {
  it.each([
    ['gexf', 'links.gexf', gexf],
    ['graphml', 'links.graphml', graphml],
  ] as const)('reads %s', (id, name, format) => {
    const graph = format.parse(Graph, written(id, site)[name]);

    expect([graph.order, graph.size]).toEqual([nodes().length, edges().length]);
    expect(edges().length).toBeGreaterThan(100);
  });
});
