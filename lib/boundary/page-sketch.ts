/**
 * What the engine keeps of a page beside its links: the features that make up its look, and the
 * directories above it, each as a 32-bit hash. Hashes need no dictionary that would have to be
 * kept, and two of a million features that meet do no harm.
 */
import { LINK_PLACES, type PageRecord } from '../model/page-record.ts';
import { hostParts } from '../url/registrable-domain.ts';
import { hashUrl } from './url-hash.ts';

export const LOOKS = ['style', 'image', 'title', 'mail', 'name'] as const;
export type Look = (typeof LOOKS)[number];

export interface PageSketch {
  /** By look: hashes of its values, each once, in the order of the page. */
  looks: Uint32Array[];
  /** Hashes of the domain, the host and each directory, outermost first. */
  prefixes: Uint32Array;
  /** Where each link of the record stands, as an index of LINK_PLACES. */
  places: Uint8Array;
}

/** A page of a thousand images says no more than one of these. */
const MOST_VALUES = 64;

export function sketchOf(record: PageRecord): PageSketch {
  return {
    looks: LOOKS.map((look) => hashed(look, LOOK_VALUES[look](record))),
    prefixes: prefixHashes(record.url),
    places: Uint8Array.from(record.links, (link) => LINK_PLACES.indexOf(link.place)),
  };
}

/** The values themselves, to tell a person which style it is that two pages share. */
export function lookValues(record: PageRecord, look: Look): string[] {
  return [...new Set(LOOK_VALUES[look](record))].slice(0, MOST_VALUES);
}

export const lookHash = (look: Look, value: string): number => hashUrl(`${look} ${value}`)[0];

export function prefixHashes(url: string): Uint32Array {
  return Uint32Array.from(addressPrefixes(url), (prefix) => hashUrl(prefix)[0]);
}

/** The registrable domain, then host and directories, each with its last slash. */
export function addressPrefixes(url: string): string[] {
  const start = url.indexOf('://') + 3;
  const end = url.search(/[?#]|$/);
  const prefixes = [domainOf(url, start)];
  let slash = url.indexOf('/', start);
  while (slash !== -1 && slash < end && prefixes.length < DEEPEST) {
    prefixes.push(url.slice(start, slash + 1));
    slash = url.indexOf('/', slash + 1);
  }
  return prefixes;
}

const DEEPEST = 12;
const DOMAINS_KEPT = 50_000;
const domains = new Map<string, string>();

/** Asking the public suffix list takes longer than all the rest, and hosts repeat. */
function domainOf(url: string, start: number): string {
  const host = url.slice(start, url.indexOf('/', start));
  let domain = domains.get(host);
  if (domain === undefined) {
    domain = hostParts(url).domain;
    if (domains.size >= DOMAINS_KEPT) domains.clear();
    domains.set(host, domain);
  }
  return domain;
}

const LOOK_VALUES: Record<Look, (record: PageRecord) => string[]> = {
  style: ({ features }) => [...features.resources, ...features.scripts],
  image: ({ features }) => features.images,
  title: ({ title }) => wordsOf(title),
  mail: ({ features }) => features.mailtos,
  name: ({ self }) => [self.siteName, self.generator].filter((name) => name !== ''),
};

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

function hashed(look: Look, values: string[]): Uint32Array {
  const hashes = new Set(values.map((value) => lookHash(look, value)));
  return Uint32Array.from([...hashes].slice(0, MOST_VALUES));
}
