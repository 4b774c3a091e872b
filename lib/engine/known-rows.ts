/** The known-URL graph between memory and rows. */
import { KnownGraph } from '../boundary/known-graph.ts';
import {
  type CheckpointRow,
  type KnownChange,
  type KnownState,
  type LinkChunkRow,
  PAGES_PER_CHUNK,
  URLS_PER_CHUNK,
  type UrlChunkRow,
} from '../store/known.ts';

/** Raised whenever the same pages would give other rows: older rows are then dropped. */
export const KNOWN_VERSION = 1;

export function checkpointOf(
  graph: KnownGraph,
  generation: string,
  damaged: number,
): CheckpointRow {
  return {
    of: 'known',
    generation,
    version: KNOWN_VERSION,
    pages: graph.pageCount,
    opened: graph.openedCount,
    urls: graph.urlCount,
    links: graph.linkCount,
    damaged,
    full: graph.full,
    hash: graph.hash,
  };
}

/** The rows that differ from what was last written. */
export function changeOf(graph: KnownGraph): KnownChange {
  const { hosts, prefixes, touchedHosts, touchedPrefixes } = graph.tally;
  const links = chunksOf(graph.touchedPages, PAGES_PER_CHUNK).map((chunk) => linkRow(graph, chunk));
  return {
    urls: chunksOf(graph.touchedUrls, URLS_PER_CHUNK).map((chunk) => urlRow(graph, chunk)),
    links: links.filter((row) => row.data.length > 0),
    emptyLinks: links.filter((row) => row.data.length === 0).map((row) => row.chunk),
    hosts: [...touchedHosts].flatMap((host) => {
      const tally = hosts.get(host);
      return tally ? [{ host, ...tally }] : [];
    }),
    emptyHosts: [...touchedHosts].filter((host) => !hosts.has(host)),
    prefixes: [...touchedPrefixes].flatMap((prefix) => {
      const tally = prefixes.get(prefix);
      return tally ? [{ host: keyOf(prefix)[0], path: keyOf(prefix)[1], ...tally }] : [];
    }),
    emptyPrefixes: [...touchedPrefixes].filter((prefix) => !prefixes.has(prefix)).map(keyOf),
  };
}

/**
 * The graph that `state` describes, or null when it is of another version or does not add up.
 * A large graph takes seconds to put together: `breathe` is awaited between rows, so that the
 * worker can say it is alive.
 */
export async function restoreKnown(
  state: KnownState,
  breathe: () => Promise<void>,
): Promise<KnownGraph | null> {
  const { version, pages, urls, links, hash, full } = state.checkpoint;
  if (version !== KNOWN_VERSION) return null;
  const graph = new KnownGraph();
  try {
    for (const row of state.urls) {
      putUrls(graph, row);
      await breathe();
    }
    for (const row of state.links) {
      for (const [seq, page, language] of pagesOf(row)) graph.putPage(seq, page, language);
      await breathe();
    }
  } catch {
    // A number that names no address: the rows are damaged, which is what null says.
    return null;
  }
  graph.settle();
  graph.full = full;
  const fits =
    graph.hash === hash &&
    graph.pageCount === pages &&
    graph.urlCount === urls &&
    graph.linkCount === links;
  return fits ? graph : null;
}

function putUrls(graph: KnownGraph, { chunk, text }: UrlChunkRow): void {
  text.split('\n').forEach((url, i) => {
    graph.putUrl(chunk * URLS_PER_CHUNK + i, url);
  });
}

function urlRow(graph: KnownGraph, chunk: number): UrlChunkRow {
  const start = chunk * URLS_PER_CHUNK;
  const end = Math.min(start + URLS_PER_CHUNK, graph.span);
  const urls: string[] = [];
  for (let number = start; number < end; number++) urls.push(graph.urlOf(number));
  return { chunk, text: urls.join('\n') };
}

function linkRow(graph: KnownGraph, chunk: number): LinkChunkRow {
  const data: number[] = [];
  const languages: string[] = [];
  for (let i = 0; i < PAGES_PER_CHUNK; i++) {
    const seq = chunk * PAGES_PER_CHUNK + i;
    const row = graph.pageRow(seq);
    if (!row) continue;
    data.push(seq, row[0], row.length - 1);
    for (const target of row.subarray(1)) data.push(target);
    languages.push(graph.languageOf(seq));
  }
  return { chunk, data: Uint32Array.from(data), languages };
}

function* pagesOf({ data, languages }: LinkChunkRow): Generator<[number, Uint32Array, string]> {
  let page = 0;
  for (let i = 0; i < data.length; ) {
    const [seq, from, count] = data.subarray(i, i + 3);
    const row = new Uint32Array(count + 1);
    row[0] = from;
    row.set(data.subarray(i + 3, i + 3 + count), 1);
    yield [seq, row, languages[page++]];
    i += 3 + count;
  }
}

function chunksOf(numbers: Iterable<number>, size: number): number[] {
  return [...new Set(Array.from(numbers, (number) => Math.floor(number / size)))];
}

function keyOf(prefix: string): [string, string] {
  const slash = prefix.indexOf('/');
  return [prefix.slice(0, slash), prefix.slice(slash)];
}
