/**
 * Why an address is on its side, from the terms the cut used: the weights of its signs gathered by
 * what they are about, or for an opened page those of its likeness with the rest of the site. The
 * terms add up to the log-odds that the cut saw. Works for any address, known or not.
 */
import type { Evidence, Term, TermKind } from '../model/boundary.ts';
import { LINK_PLACES } from '../model/page-record.ts';
import { directorySigns } from './cut/directory-signs.ts';
import { likelihoodOf } from './cut/likelihood.ts';
import { SIGN_WEIGHTS } from './cut/sign-weights.ts';
import { SIGNS, SignList } from './cut/signs.ts';
import type { SiteBoundary } from './cut/site-boundary.ts';
import { linkSigns, siteSigns } from './cut/url-signs.ts';
import type { KnownWeb } from './known-web.ts';
import { LIKENESS_WEIGHTS } from './sites/likeness-weights.ts';
import { LIKENESS } from './sites/site-likeness.ts';
import { PREFIX, REACH, TARGET } from './sites/site-sums.ts';

export function explain(web: KnownWeb, boundary: SiteBoundary, url: string): Evidence {
  const number = web.graph.numberOf(url);
  const pages = number === undefined ? [] : web.graph.pagesAt(number);
  const label = boundary.weights.labelOf(url);
  const terms =
    label !== 0
      ? [term('label', boundary.weights.ofLabel(label))]
      : pages.length > 0
        ? pageTerms(web, boundary, pages[pages.length - 1])
        : addressTerms(web, boundary, url, number);
  const odds = terms.reduce((sum, { weight }) => sum + weight, 0);
  const known = number !== undefined && boundary.concerns(number);
  const margin = known ? boundary.margin(number) : odds;
  if (known && margin !== boundary.odds(number)) {
    terms.push(term('ties', margin - boundary.odds(number)));
  }
  return {
    url,
    known: number !== undefined,
    opened: pages.length > 0,
    side: known ? (boundary.isIn(number) ? 'in' : 'out') : odds > 0 ? 'in' : 'out',
    likelihood: likelihoodOf(margin),
    terms: terms.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  };
}

const term = (kind: TermKind, weight: number, count = 0, of = 0, what = ''): Term => ({
  kind,
  weight,
  count,
  of,
  what,
});

/** An opened page: how it is like the site it was placed in, or why it was placed elsewhere. */
function pageTerms(web: KnownWeb, boundary: SiteBoundary, page: number): Term[] {
  const own = web.sites.siteOf(page) === boundary.site.id;
  const whole = boundary.weights.ofPage(own);
  const values = own ? web.sites.likenessOfPage(page) : web.sites.likenessWith(page, boundary.site);
  if (values === null) return [term('site', whole)];
  const sums = new Map<TermKind, number>();
  values.forEach((value, i) => {
    const kind = kindOf(LIKENESS_KINDS, LIKENESS[i]);
    sums.set(kind, (sums.get(kind) ?? 0) + LIKENESS_WEIGHTS[i] * value); // the first of its kind
  });
  // The placing counts as so much, whatever the likeness: the rest is how the site came about.
  const told = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
  sums.set('site', (sums.get('site') ?? 0) + whole - told); // sizes and constants
  return [...sums].map(([kind, weight]) => term(kind, weight, 0, boundary.site.size));
}

function addressTerms(
  web: KnownWeb,
  boundary: SiteBoundary,
  url: string,
  number: number | undefined,
): Term[] {
  const { graph, sites } = web;
  const { site } = boundary;
  const signs = new SignList();
  siteSigns(sites, site, signs);
  if (number !== undefined) linkSigns(graph, sites, site, number, signs);
  else {
    signs.put('linksIn', 0);
    signs.put('otherSites', 0);
  }
  const chain =
    number === undefined
      ? graph.directories.probe(url)
      : graph.directories.chain(graph.directoryOf(number));
  directorySigns(graph, sites, site, chain, signs);
  const sums = new Map<TermKind, number>();
  signs.at.forEach((at, i) => {
    const kind = kindOf(SIGN_KINDS, SIGNS[at]);
    sums.set(kind, (sums.get(kind) ?? 0) + SIGN_WEIGHTS[at] * signs.values[i]); // the first
  });
  const growth = number === undefined ? 0 : boundary.weights.ofGrowth(number);
  if (growth !== 0) sums.set('together', growth);
  const told = details(web, site, chain, number);
  return [...sums].map(([kind, weight]) => ({ ...term(kind, weight), ...told[kind] }));
}

/** Numbers and names for the sentences that tell the terms. */
function details(
  { graph, sites }: KnownWeb,
  site: SiteBoundary['site'],
  chain: Uint32Array,
  number: number | undefined,
): Partial<Record<TermKind, Partial<Term>>> {
  const linkers = number === undefined ? [] : graph.pagesLinking(number);
  const linksIn = number === undefined ? 0 : site.counts[TARGET].get(number);
  let level = chain.length - 1;
  while (level > 0 && sites.opened.openedBelow(chain[level]) === 0) level--;
  const there = chain[level];
  const opened = sites.opened.openedBelow(there);
  const reach = 2 * chain[chain.length - 1];
  const first = linkers.find((page) => sites.siteOf(page) === site.id);
  const place =
    first === undefined
      ? ''
      : LINK_PLACES[sites.opened.placeOf(first, graph.pageRow(first)!.indexOf(number!, 1) - 1)];
  return {
    site: { count: site.size },
    address: {
      count: site.counts[PREFIX].get(there),
      of: opened,
      what: opened === 0 ? '' : graph.directories.name(there),
    },
    'links-from-inside': { count: linksIn, of: site.size },
    'links-from-outside': { count: linkers.length - linksIn },
    'link-place': { what: place ?? '' },
    'directory-links': {
      count: site.counts[REACH].get(reach),
      of: sites.opened.linksInto(reach),
    },
  };
}

type Kinds = [start: string, kind: TermKind][];

/** The first start that fits decides. */
const SIGN_KINDS: Kinds = [
  ['linksIn', 'links-from-inside'],
  ['shareIn', 'links-from-inside'],
  ['partIn', 'links-from-inside'],
  ['otherSites', 'links-from-outside'],
  ['place', 'link-place'],
  ['company', 'company'],
  ['reach', 'directory-links'],
  ['hostReach', 'directory-links'],
  ['newHost', 'new-host'],
  ['newDomain', 'new-host'],
  ['served', 'resources'],
  ['noveltyHost', 'new-host'],
  ['novelty', 'branch'],
  ['outside', 'branch'],
  ['opened', 'address'],
  ['hostPart', 'address'],
  ['abovePart', 'address'],
  ['ownPart', 'address'],
  ['turnedPart', 'address'],
  ['pagesThere', 'address'],
  ['levelsDown', 'address'],
  ['stake', 'address'],
];

const LIKENESS_KINDS: Kinds = [
  ['style', 'look'],
  ['image', 'look'],
  ['file', 'look'],
  ['served', 'resources'],
  ['title', 'title'],
  ['name', 'title'],
  ['mail', 'mail'],
  ['prefix', 'address'],
  ['addresses', 'address'],
  ['home', 'address'],
  ['strange', 'address'],
  ['lodging', 'address'],
  ['novelty', 'branch'],
  ['target', 'shared-links'],
  ['linked', 'links-from-inside'],
  ['links', 'links-from-inside'],
  ['share', 'links-from-inside'],
  ['both', 'links-from-inside'],
  ['density', 'links-from-inside'],
  ['sizeLinked', 'links-from-inside'],
  ['sizeUnlinked', 'links-from-inside'],
  ['ties', 'links-from-outside'],
  ['oneWay', 'links-from-inside'],
  ['unlinked', 'links-from-inside'],
  ['invited', 'links-from-inside'],
];

/** Signs that count the more the less addresses say are about the same as their namesakes. */
function kindOf(kinds: Kinds, name: string): TermKind {
  const plain = name.replace(/^mute(.)/, (_, first: string) => first.toLowerCase());
  return kinds.find(([start]) => plain.startsWith(start))?.[1] ?? 'site'; // sizes and constants
}
