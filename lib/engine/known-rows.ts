/** The known web between memory and rows. */

import { LOOKS, type PageSketch } from '../boundary/known/page-sketch.ts';
import type { KnownWeb, RestoredPage } from '../boundary/known-web.ts';
import type { KnownBounds } from '../model/known-bounds.ts';
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
import { hostOfKey } from '../url/anatomy.ts';
import { type Derived, nothingYet } from './take-in.ts';
import { told } from './told.ts';

/** Raised whenever the same pages would give other rows: older rows are then dropped. */
export const KNOWN_VERSION = 6;

export function checkpointOf(
  { web: { graph, sites }, walls, damaged }: Derived,
  generation: string,
): CheckpointRow {
  return {
    of: 'known',
    generation,
    version: KNOWN_VERSION,
    pages: graph.pageCount,
    opened: graph.openedCount,
    urls: graph.urlCount,
    links: graph.linkCount,
    leftOut: graph.leftOut,
    bounds: graph.shares.bounds,
    hash: graph.hash,
    sitesHash: sites.hash,
    nextSite: sites.next,
    walls: [...walls],
    damaged: damaged.size,
    damagedPages: [...damaged],
  };
}

/** The rows that differ from what was last written. */
export function changeOf(web: KnownWeb): KnownChange {
  const { graph, sites } = web;
  const { hosts, prefixes, touchedHosts, touchedPrefixes } = graph.tally;
  const links = chunksOf(graph.touchedPages, PAGES_PER_CHUNK).map((chunk) => linkRow(web, chunk));
  const moved = [...graph.touchedPages, ...sites.touched];
  const placed = chunksOf(moved, PAGES_PER_CHUNK).map((chunk) => placedRow(web, chunk));
  const urls = chunksOf(graph.touchedUrls, URLS_PER_CHUNK);
  const isEmpty = (chunk: number): boolean => chunk * URLS_PER_CHUNK >= graph.span;
  return {
    urls: urls.filter((chunk) => !isEmpty(chunk)).map((chunk) => urlRow(web, chunk)),
    emptyUrls: urls.filter(isEmpty),
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
      return tally ? [{ host: placeOf(prefix)[0], path: placeOf(prefix)[1], ...tally }] : [];
    }),
    emptyPrefixes: [...touchedPrefixes].filter((prefix) => !prefixes.has(prefix)).map(placeOf),
    unions: [...sites.unions],
  };
}

/** Every row of addresses, links and sites, one at a time. */
export function* chunkRows(
  web: KnownWeb,
): Generator<{ table: 'knownUrls' | 'knownLinks' | 'placed'; row: { chunk: number } }> {
  const { graph } = web;
  for (let chunk = 0; chunk * URLS_PER_CHUNK < graph.span; chunk++) {
    yield { table: 'knownUrls', row: urlRow(web, chunk) };
  }
  for (const chunk of chunksOf(graph.pages, PAGES_PER_CHUNK)) {
    yield { table: 'knownLinks', row: linkRow(web, chunk) };
    yield { table: 'placed', row: placedRow(web, chunk) };
  }
}

/**
 * The web that `state` describes, or null when it is of another version or does not add up.
 * A large one takes seconds to put together: `breathe` is awaited between rows, so that the
 * worker can say it is alive.
 */
export async function restoreKnown(
  state: KnownState,
  rulings: readonly Ruling[],
  bounds: KnownBounds,
  breathe: () => Promise<void>,
): Promise<Derived | null> {
  const { checkpoint } = state;
  if (checkpoint.version !== KNOWN_VERSION || !sameBounds(checkpoint.bounds, bounds)) return null;
  const derived = nothingYet(rulings, bounds);
  const { web, walls, damaged } = derived;
  try {
    for (const row of state.urls) {
      putUrls(web, row);
      await breathe();
    }
    for (const [i, row] of state.links.entries()) {
      for (const page of pagesOf(row, state.placed[i])) web.put(page);
      await breathe();
    }
  } catch {
    // A number that names no address, or no place: the rows are damaged, which is what null says.
    return null;
  }
  // The sites are as the words made them already.
  for (const { place } of checkpoint.walls) web.sites.walls.raise(place);
  walls.push(...checkpoint.walls);
  for (const seq of checkpoint.damagedPages) damaged.add(seq);
  web.settle();
  web.sites.next = checkpoint.nextSite;
  const again = checkpointOf(derived, checkpoint.generation);
  return told(again) === told(checkpoint) ? derived : null;
}

const sameBounds = (a: KnownBounds, b: KnownBounds): boolean => told(a) === told(b);

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
    data.push(seq, row[0], graph.leftOutOf(seq), row.length - 1);
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
  const placings: number[] = [];
  for (const seq of pages) {
    const { next, moved } = sites.log.of(seq);
    placings.push(next, moved.length / 2);
    for (const number of moved) placings.push(number);
  }
  return {
    chunk,
    pages,
    sites: pages.map((seq) => sites.partOf(seq)!),
    placings: Uint32Array.from(placings),
  };
}

function* pagesOf(chunk: LinkChunkRow, placed: PlacedChunkRow): Generator<RestoredPage> {
  const { data, looks, places } = chunk;
  let [at, look, place, log] = [0, 0, 0, 0];
  for (let n = 0; at < data.length; n++) {
    const [page, from, leftOut, count] = data.subarray(at, at + 4);
    const row = new Uint32Array(count + 1);
    row[0] = from;
    row.set(data.subarray(at + 4, at + 4 + count), 1);
    at += 4 + count;
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
      title: chunk.titles[n],
      siteName: chunk.siteNames[n],
    };
    const [next, moves] = placed.placings.subarray(log, log + 2);
    const moved = placed.placings.slice(log + 2, log + 2 + 2 * moves);
    log += 2 + moved.length;
    const language = chunk.languages[n];
    const site = placed.sites[n];
    yield { page, row, language, leftOut, sketch, site, placing: { next, moved } };
  }
}

function chunksOf(numbers: Iterable<number>, size: number): number[] {
  return [...new Set(Array.from(numbers, (number) => Math.floor(number / size)))];
}

function placeOf(prefix: string): [string, string] {
  const host = hostOfKey(prefix);
  return [host, prefix.slice(host.length)];
}
