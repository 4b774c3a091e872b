/**
 * What the engine keeps of a page beside its links: the features that make up its look, each as a
 * 32-bit hash, and where its links stand. Hashes need no dictionary that would have to be
 * kept, and two of a million features that meet do no harm.
 */
import { LINK_PLACES, type PageRecord } from '../../model/page-record.ts';
import { declaredAliases } from '../../url/aliases.ts';
import { fileNameOf, hostOf } from '../../url/anatomy.ts';
import { hashUrl } from './url-hash.ts';

export const LOOKS = ['style', 'image', 'title', 'mail', 'name', 'file', 'served'] as const;
export type Look = (typeof LOOKS)[number];

export interface PageSketch {
  /** By look: hashes of its values, each once, in the order of the page. */
  looks: Uint32Array[];
  /** For the name of its site. */
  title: string;
  siteName: string;
  /** Where each target stands, as an index of LINK_PLACES; ALIAS for another name of the page. */
  places: Uint8Array;
}

/** What a page brings into the known web. */
export interface ArrivingPage {
  url: string;
  /** What it links to, then the other addresses it is known to have. */
  targets: string[];
  sketch: PageSketch;
}

export const ALIAS = LINK_PLACES.length;

/** A page of a thousand images says no more than one of these. */
const MOST_VALUES = 64;
const LONGEST_TITLE = 160;

export function arrivalOf(record: PageRecord): ArrivingPage {
  const targets = record.links.map((link) => link.to);
  const places = record.links.map((link) => LINK_PLACES.indexOf(link.place));
  for (const { from, to } of declaredAliases(record)) {
    const other = from === record.url ? to : from;
    const at = targets.indexOf(other);
    if (at === -1) targets.push(other);
    places[at === -1 ? targets.length - 1 : at] = ALIAS;
  }
  const sketch = {
    looks: LOOKS.map((look) => hashed(look, LOOK_VALUES[look](record))),
    title: record.title.slice(0, LONGEST_TITLE),
    siteName: record.self.siteName.slice(0, LONGEST_TITLE),
    places: Uint8Array.from(places),
  };
  return { url: record.url, targets, sketch };
}

/** The values themselves, to tell a person which style it is that two pages share. */
export function lookValues(record: PageRecord, look: Look): string[] {
  return [...new Set(LOOK_VALUES[look](record))].slice(0, MOST_VALUES);
}

export const lookHash = (look: Look, value: string): number => hashUrl(`${look} ${value}`)[0];

const LOOK_VALUES: Record<Look, (record: PageRecord) => string[]> = {
  style: ({ features }) => [...features.resources, ...features.scripts],
  image: ({ features }) => features.images,
  title: ({ title }) => wordsOf(title),
  mail: ({ features }) => features.mailtos,
  // What it calls itself; failing that, what made it.
  name: ({ self }) => [self.siteName || self.generator].filter((name) => name !== ''),
  // A site on several hosts may keep a copy of its styles on each; what is fetched from
  // elsewhere is none.
  file: (record) =>
    LOOK_VALUES.style(record)
      .filter((style) => hostOf(style) === hostOf(record.url))
      .map(fileNameOf),
  // Other hosts that styles, scripts and images come from.
  served: ({ url, features }) =>
    [...features.resources, ...features.scripts, ...features.images]
      .map(hostOf)
      .filter((host) => host !== hostOf(url)),
};

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** One for all pages: an array of nothing takes as much room as one of something. */
const NOTHING = new Uint32Array(0);

function hashed(look: Look, values: string[]): Uint32Array {
  if (values.length === 0) return NOTHING;
  const hashes = new Set(values.map((value) => lookHash(look, value)));
  return Uint32Array.from([...hashes].slice(0, MOST_VALUES));
}
