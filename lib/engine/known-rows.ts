/** The known web between memory and rows. */
import { KnownWeb } from '../boundary/known-web.ts';
import { LOOKS, type PageSketch } from '../boundary/page-sketch.ts';
import type { Ruling } from '../model/ruling.ts';
import {
  type CheckpointRow,
  type KnownChange,
  type KnownState,
  type LinkChunkRow,
  PAGES_PER_CHUNK,
  type PlacedChunkRow,
  URLS_PER_CHUNK,
  type UrlChunkRow,
} from '../store/known.ts';
import { hear } from './rulings.ts';

/** Raised whenever the same pages would give other rows: older rows are then dropped. */
export const KNOWN_VERSION = 5;

export function checkpointOf(
  { graph, sites }: KnownWeb,
  generation: string,
  { damaged, removals }: { damaged: number; removals: number },
  crowded: boolean,
): CheckpointRow {
  return {
    of: 'known',
    generation,
    version: KNOWN_VERSION,
    pages: graph.pageCount,
    opened: graph.openedCount,
    urls: graph.urlCount,
    links: graph.linkCount,
    full: graph.full,
    crowded,
    hash: graph.hash,
    sitesHash: sites.hash,
    nextSite: sites.next,
    damaged,
    removals,
  };
}

/** The rows that differ from what was last written. */
export function changeOf(web: KnownWeb): KnownChange {
  const { graph, sites } = web;
  const { hosts, prefixes, touchedHosts, touchedPrefixes } = graph.tally;
  const links = chunksOf(graph.touchedPages, PAGES_PER_CHUNK).map((chunk) => linkRow(web, chunk));
  const moved = [...graph.touchedPages, ...sites.touched];
  const placed = chunksOf(moved, PAGES_PER_CHUNK).map((chunk) => placedRow(web, chunk));
  return {
    urls: chunksOf(graph.touchedUrls, URLS_PER_CHUNK).map((chunk) => urlRow(web, chunk)),
    links: links.filter((row) => row.data.length > 0),
    placed: placed.filter((row) => row.pages.length > 0),
    emptyPages: placed.filter((row) => row.pages.length === 0).map((row) => row.chunk),
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
    unions: [...sites.unions],
  };
}

/**
 * The web that `state` describes, or null when it is of another version or does not add up.
 * A large one takes seconds to put together: `breathe` is awaited between rows, so that the
 * worker can say it is alive.
 */
export async function restoreKnown(
  state: KnownState,
  rulings: readonly Ruling[],
  breathe: () => Promise<void>,
): Promise<KnownWeb | null> {
  const { version, pages, urls, links, hash, sitesHash, nextSite, full } = state.checkpoint;
  if (version !== KNOWN_VERSION) return null;
  const web = new KnownWeb();
  try {
    for (const row of state.urls) {
      putUrls(web, row);
      await breathe();
    }
    for (const [i, row] of state.links.entries()) {
      const { sites } = state.placed[i];
      for (const [n, page] of pagesOf(row)) {
        web.put(page.seq, page.row, page.language, page.sketch, sites[n]);
      }
      await breathe();
    }
  } catch {
    // A number that names no address, or no place: the rows are damaged, which is what null says.
    return null;
  }
  // The sites are as the words made them already.
  hear(web, rulings);
  web.settle();
  web.graph.full = full;
  web.sites.next = nextSite;
  const { graph } = web;
  const fits =
    graph.hash === hash &&
    web.sites.hash === sitesHash &&
    graph.pageCount === pages &&
    graph.urlCount === urls &&
    graph.linkCount === links;
  return fits ? web : null;
}

function putUrls({ graph }: KnownWeb, { chunk, text }: UrlChunkRow): void {
  text.split('\n').forEach((url, i) => {
    graph.putUrl(chunk * URLS_PER_CHUNK + i, url);
  });
}

function urlRow({ graph }: KnownWeb, chunk: number): UrlChunkRow {
  const start = chunk * URLS_PER_CHUNK;
  const end = Math.min(start + URLS_PER_CHUNK, graph.span);
  const urls: string[] = [];
  for (let number = start; number < end; number++) urls.push(graph.urlOf(number));
  return { chunk, text: urls.join('\n') };
}

function linkRow({ graph, sites }: KnownWeb, chunk: number): LinkChunkRow {
  const data: number[] = [];
  const looks: number[] = [];
  const places: number[] = [];
  const pages: { language: string; sketch: PageSketch }[] = [];
  for (let i = 0; i < PAGES_PER_CHUNK; i++) {
    const seq = chunk * PAGES_PER_CHUNK + i;
    const row = graph.pageRow(seq);
    if (!row) continue;
    const sketch = sites.opened.page(seq).sketch;
    data.push(seq, row[0], row.length - 1);
    for (const target of row.subarray(1)) data.push(target);
    for (const look of sketch.looks) looks.push(look.length);
    looks.push(sketch.places.length);
    for (const look of sketch.looks) for (const hash of look) looks.push(hash);
    for (const place of sketch.places) places.push(place);
    pages.push({ language: graph.languageOf(seq), sketch });
  }
  return {
    chunk,
    data: Uint32Array.from(data),
    languages: pages.map((page) => page.language),
    looks: Uint32Array.from(looks),
    places: Uint8Array.from(places),
    titles: pages.map((page) => page.sketch.title),
    siteNames: pages.map((page) => page.sketch.siteName),
  };
}

function placedRow({ graph, sites }: KnownWeb, chunk: number): PlacedChunkRow {
  const first = chunk * PAGES_PER_CHUNK;
  const all = Array.from({ length: PAGES_PER_CHUNK }, (_, i) => first + i);
  const pages = Uint32Array.from(all.filter((seq) => graph.has(seq)));
  return { chunk, pages, sites: pages.map((seq) => sites.partOf(seq)!) };
}

interface RestoredPage {
  seq: number;
  row: Uint32Array;
  language: string;
  sketch: PageSketch;
}

function* pagesOf(chunk: LinkChunkRow): Generator<[at: number, RestoredPage]> {
  const { data, looks, places } = chunk;
  let [at, look, place] = [0, 0, 0];
  for (let page = 0; at < data.length; page++) {
    const [seq, from, count] = data.subarray(at, at + 3);
    const row = new Uint32Array(count + 1);
    row[0] = from;
    row.set(data.subarray(at + 3, at + 3 + count), 1);
    at += 3 + count;
    const counts = looks.subarray(look, look + LOOKS.length + 1);
    look += counts.length;
    const own = LOOKS.map((_, i) => {
      look += counts[i];
      return looks.slice(look - counts[i], look);
    });
    place += counts[LOOKS.length];
    const sketch: PageSketch = {
      looks: own,
      places: places.slice(place - counts[LOOKS.length], place),
      title: chunk.titles[page],
      siteName: chunk.siteNames[page],
    };
    yield [page, { seq, row, language: chunk.languages[page], sketch }];
  }
}

function chunksOf(numbers: Iterable<number>, size: number): number[] {
  return [...new Set(Array.from(numbers, (number) => Math.floor(number / size)))];
}

function keyOf(prefix: string): [string, string] {
  const slash = prefix.indexOf('/');
  return [prefix.slice(0, slash), prefix.slice(slash)];
}
