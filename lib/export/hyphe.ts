/**
 * Hyphe's web entities: JSON as `recreate_corpus_from_export.py` reads it, and CSV for its import
 * of addresses with tags. An entity is a set of prefixes and nothing else, so what is out within
 * the site is an entity of its own, with that status. A prefix takes in all below it, hosts too,
 * and cannot end within a file name: each known address of which that would say otherwise is named.
 */

import { ruleDecider } from '../boundary/scope/side-in-scope.ts';
import type { Side } from '../model/boundary.ts';
import { hostEnd, hostOf, pathEnd } from '../url/anatomy.ts';
import { csvRow } from './escape/csv.ts';
import { twinHost, twinsOf } from './hosts.ts';
import { lruOf } from './lru.ts';
import { LruPrefixes } from './lru-prefixes.ts';
import type { SiteExport } from './site-export.ts';
import { startsOf } from './starts.ts';

export interface WebEntity {
  ID: string;
  NAME: string;
  STATUS: 'IN' | 'OUT';
  'PREFIXES AS URL': string[];
  'PREFIXES AS LRU': string[];
  'HOME PAGE': string;
  'START PAGES': string[];
  TAGS: Record<string, string[]>;
}

export function* hypheJson(site: SiteExport): Generator<string> {
  yield `${JSON.stringify({ exportTimestamp: site.madeAt, webentities: webEntities(site) })}\n`;
}

const COLUMNS = [
  'ID',
  'NAME',
  'STATUS',
  'PREFIXES AS URL',
  'PREFIXES AS LRU',
  'HOME PAGE',
] as const;

export function* hypheCsv(site: SiteExport): Generator<string> {
  yield csvRow([...COLUMNS, 'START PAGES', 'keywords (TAGS)']);
  for (const entity of webEntities(site)) {
    yield csvRow([
      ...COLUMNS.map((column) => joined(entity[column])),
      joined(entity['START PAGES']),
      // Only what is in has keywords. A bar parts them, so none may hold one.
      (entity.TAGS.keywords ?? []).map((word) => word.replaceAll('|', ' ')).join('|'),
    ]);
  }
}

const joined = (value: string | string[]): string =>
  typeof value === 'string' ? value : value.join(' ');

export function webEntities(site: SiteExport): WebEntity[] {
  const starts = startsOf(site);
  const prefixes = prefixesOf(site);
  const entity = (ID: string, NAME: string, side: Side): WebEntity => ({
    ID,
    NAME,
    STATUS: side === 'in' ? 'IN' : 'OUT',
    'PREFIXES AS URL': prefixes[side].map(({ url }) => url),
    'PREFIXES AS LRU': prefixes[side].map(({ url, isDirectory }) => lruOf(url, { isDirectory })),
    'HOME PAGE': side === 'in' ? (starts[0] ?? '') : '', // nothing is in
    'START PAGES': side === 'in' ? starts : [],
    TAGS: side === 'in' && site.keywords.length > 0 ? { keywords: [...site.keywords] } : {},
  });
  const inner = entity('1', site.name, 'in');
  return prefixes.out.length === 0
    ? [inner]
    : [inner, entity('2', `${site.name} (not part of it)`, 'out')];
}

interface Prefix {
  url: string;
  /** It stands for all below it, not for itself alone. */
  isDirectory: boolean;
}

/** Under both schemes and both names: Hyphe takes them for different places. */
function prefixesOf(site: SiteExport): Record<Side, Prefix[]> {
  const hasTwin = twinsOf(site);
  const decide = ruleDecider(site.scope);
  const found: Record<Side, Prefix[]> = { in: [], out: [] };
  const add = (side: Side, host: string, path: string) => {
    for (const name of hasTwin(host) ? [host, twinHost(host)] : [host]) {
      for (const scheme of ['https', 'http']) {
        found[side].push({ url: `${scheme}://${name}${path}`, isDirectory: true });
      }
    }
  };
  for (const { reach, side, target } of site.scope.rules) {
    if (reach === 'host') add(side, target, '/');
    else if (reach === 'url') found[side].push({ url: target, isDirectory: false });
    else if (isDirectory(target)) add(side, hostOf(target), target.slice(hostEnd(target)));
  }
  const places = new LruPrefixes();
  for (const side of ['in', 'out'] as const)
    for (const { url, isDirectory } of found[side]) places.add(url, side === 'in', isDirectory);
  // Naming one changes what holds below it, and what is below is longer.
  for (const url of site.members.map((member) => member.url).sort(byLength)) {
    const side = decide(url)?.side ?? 'out'; // no rule reaches it
    if (places.covers(url) === (side === 'in') || places.names(url)) continue;
    found[side].push({ url, isDirectory: false });
    places.add(url, side === 'in', false);
  }
  return found;
}

const byLength = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

const isDirectory = (target: string): boolean =>
  target.endsWith('/') && pathEnd(target) === target.length;
