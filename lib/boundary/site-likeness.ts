/**
 * How alike two sites are, in numbers a logistic rule can weigh. A single page is a site of one, so
 * this also says how well a page fits a site. Seen from the smaller one (B): what of it is found in
 * the larger (A), weighted by rarity, and where its links go.
 * Cost: the features of B.
 */
import { RARITY_UNIT } from './rarity.ts';
import { FAMILIES, PREFIX, type SiteSums } from './site-sums.ts';

export const LIKENESS = [
  'base',
  'linked',
  'linksPerPage',
  'shareOfTies',
  'shareOfTiesBack',
  'bothWays',
  'tiesElsewhere',
  'addressesSpeak',
  'oneWayMany',
  'unlinkedMany',
  'invited',
  'novelty',
  'noveltyUnlinked',
  'strange',
  'home',
  'lodging',
  'sizeOfSmaller',
  'sizeOfLarger',
  ...FAMILIES.flatMap((family) => [`${family}Has`, `${family}Covered`, `${family}Shared`]),
];

const FIRST = LIKENESS.indexOf(`${FAMILIES[0]}Has`);
/** From so many pages on it says something that no link leads back. */
const MANY = 3;

export interface Weighing {
  rarity(family: number, feature: number): number;
  parentOf(directory: number): number;
  /** Opened pages below a directory. */
  openedBelow(directory: number): number;
  /** 0: addresses say nothing about sites here; 1: they tell them apart. */
  addressesSpeak: number;
}

export function likeness(one: SiteSums, other: SiteSums, weighing: Weighing): Float64Array {
  const [a, b] = one.size >= other.size ? [one, other] : [other, one];
  const values = new Float64Array(LIKENESS.length);
  const tie = b.tie(a.id);
  const links = tie.from + tie.to;
  const elsewhereB = outside(b) - links;
  const elsewhereA = outside(a) - links;
  const speak = weighing.addressesSpeak;
  const news = speak * novelty(a, b, weighing);
  const home = homeOf(a, b, weighing);
  values.set([
    1,
    links > 0 ? 1 : 0,
    Math.log1p(links / b.size),
    links / (links + elsewhereB || 1),
    links / (links + elsewhereA || 1),
    tie.from > 0 && tie.to > 0 ? 1 : 0,
    links === 0 && elsewhereB > 0 ? 1 : 0,
    speak,
    b.size >= MANY && links > 0 && (tie.from === 0 || tie.to === 0) ? 1 : 0,
    b.size >= MANY && links === 0 ? 1 : 0,
    tie.from > 0 ? 1 : 0,
    news,
    links > 0 ? 0 : news,
    speak * home.strange,
    speak * home.odds,
    speak * home.lodging,
    Math.log(b.size),
    Math.log(a.size),
  ]);
  for (let family = 0; family < FAMILIES.length; family++) {
    const at = FIRST + 3 * family;
    const scale = family === PREFIX ? speak : 1;
    const { covered, shared } = common(a, b, family, weighing);
    values[at] = a.counts[family].size > 0 && b.counts[family].size > 0 ? scale : 0;
    values[at + 1] = scale * covered;
    values[at + 2] = scale * Math.log1p(shared);
  }
  return values;
}

/** Rarity shared by the usual page of both, and as a part of what the usual page of B has. */
function common(a: SiteSums, b: SiteSums, family: number, weighing: Weighing) {
  const inA = a.counts[family];
  let shared = 0;
  let all = 0;
  for (const [feature, count] of b.counts[family]) {
    const weight = weighing.rarity(family, feature);
    all += weight * count * a.size;
    const other = inA.get(feature);
    if (other !== undefined) shared += weight * Math.min(count * a.size, other * b.size);
  }
  return {
    covered: all === 0 ? 0 : shared / all,
    shared: shared / (a.size * b.size * RARITY_UNIT),
  };
}

/** How surprising the directories of `guest` are to `host`, by its usual page. */
function novelty(host: SiteSums, guest: SiteSums, weighing: Weighing): number {
  let sum = 0;
  for (const [directory, count] of guest.counts[PREFIX]) {
    if (host.counts[PREFIX].has(directory)) continue;
    const parent = weighing.parentOf(directory);
    if (parent === -1 || host.counts[PREFIX].has(parent)) sum += count * host.novelty(parent);
  }
  return sum / guest.size;
}

/**
 * Whose home the guest's pages stand in. For each, in the deepest directory where the host has pages:
 * the log-odds that a page opened there is the host's (`odds`); or no such directory (`strange`).
 * And whether third parties have pages in the directory by which it leaves the host's (`lodging`).
 */
function homeOf(host: SiteSums, guest: SiteSums, weighing: Weighing) {
  const inHost = host.counts[PREFIX];
  const inGuest = guest.counts[PREFIX];
  const odds = (directory: number): number => {
    const own = inHost.get(directory)!;
    const others = weighing.openedBelow(directory) - own - (inGuest.get(directory) ?? 0); // none
    const value = Math.log((own + 0.5) / (others + 0.5));
    return Math.round(1024 * Math.max(-3, Math.min(3, value))) / 1024;
  };
  let sum = 0;
  let known = 0;
  let lodging = 0;
  for (const [directory, count] of inGuest) {
    const parent = weighing.parentOf(directory);
    if (inHost.has(directory)) {
      // What the page counts for above is taken back below.
      sum += count * (odds(directory) - (parent === -1 ? 0 : odds(parent)));
      if (parent === -1) known += count;
    } else if (parent === -1 || inHost.has(parent)) {
      if (weighing.openedBelow(directory) > count) lodging += count;
    }
  }
  return {
    odds: sum / guest.size,
    strange: (guest.size - known) / guest.size,
    lodging: lodging / guest.size,
  };
}

function outside(site: SiteSums): number {
  let links = 0;
  for (const tie of site.ties.values()) links += tie.from + tie.to;
  return links;
}
