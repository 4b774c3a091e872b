/**
 * How alike two sites are, in numbers a logistic rule can weigh. A single page is a site of one, so
 * this also says how well a page fits a site. Seen from the smaller one (B): what of it is found in
 * the larger (A), weighted by rarity, and where its links go.
 * Cost: the features of B.
 */
import { RARITY_UNIT } from '../known/rarity.ts';
import { FAMILIES, PREFIX, type SiteSums } from './site-sums.ts';

export const LIKENESS = [
  'base',
  'linked',
  'linksPerPage',
  'shareOfTies',
  'bothWays',
  'invited',
  'tiesElsewhere',
  'density',
  'sizeLinked',
  'sizeUnlinked',
  'addressesSpeak',
  'novelty',
  'noveltyUnlinked',
  'noveltyAbroad',
  'strange',
  'home',
  'lodging',
  ...FAMILIES.flatMap((family) => [
    `${family}Has`,
    `${family}Covered`,
    `${family}Shared`,
    `${family}None`,
  ]),
  'crowd',
  'crowdSpeak',
  'crowdPrefix',
];

/** What only counts in webs of many pages; learned apart, on such webs (learn-crowd.ts). */
export const CROWD = ['crowd', 'crowdSpeak', 'crowdPrefix'];

/** What can only speak for one site (1), or against it (−1), whatever a fit to few sites finds. */
export const LIKENESS_SENSE: Record<string, 1 | -1> = {
  linked: 1,
  linksPerPage: 1,
  shareOfTies: 1,
  bothWays: 1,
  invited: 1,
  tiesElsewhere: -1,
  density: 1,
  novelty: 1,
  noveltyUnlinked: 1,
  noveltyAbroad: 1,
  strange: -1,
  home: 1,
  lodging: -1,
  ...Object.fromEntries(
    FAMILIES.flatMap((family) => [
      [`${family}Covered`, 1],
      [`${family}Shared`, 1],
      [`${family}None`, -1],
    ]),
  ),
  crowd: -1,
  crowdSpeak: -1,
  crowdPrefix: -1,
};

const FILE = FAMILIES.indexOf('file');
const FIRST = LIKENESS.indexOf(`${FAMILIES[0]}Has`);

const AFTER_FAMILIES = FIRST + 4 * FAMILIES.length;

/** As many pages as the traces have that most weights are learned on, and those of the crowd. */
const USUAL_PAGES = 90;
const CROWD_PAGES = 330;
/** Beyond e to this it makes no difference. */
const DENSEST = 3;

export interface Weighing {
  rarity(family: number, feature: number): number;
  parentOf(directory: number): number;
  /** Opened pages below a directory. */
  openedBelow(directory: number): number;
  /** How many pages were opened in all. */
  pages: number;
  /** 0: addresses say nothing about sites here; 1: they tell them apart. */
  addressesSpeak: number;
}

export function likeness(one: SiteSums, other: SiteSums, weighing: Weighing): Float64Array {
  const [a, b] = one.size >= other.size ? [one, other] : [other, one];
  const values = new Float64Array(LIKENESS.length);
  const tie = b.tie(a.id);
  const links = tie.from + tie.to;
  const elsewhere = b.tied - links;
  const speak = weighing.addressesSpeak;
  const home = homeOf(a, b, weighing);
  const news = speak * home.novelty;
  const sizes = Math.log(a.size * b.size);
  // On one host, files of the same name at other addresses tell of the same maker, not
  // the same site.
  const abroad = 1 - speak * (1 - home.strange);
  values.set([
    1,
    links > 0 ? 1 : 0,
    Math.log1p(links / b.size),
    links / (links + elsewhere || 1),
    tie.from > 0 && tie.to > 0 ? 1 : 0,
    tie.from > 0 ? 1 : 0,
    links === 0 && elsewhere > 0 ? 1 : 0,
    density(a, b, links),
    links > 0 ? sizes : 0,
    links > 0 ? 0 : sizes,
    speak,
    news,
    links > 0 ? 0 : news,
    speak * home.noveltyAbroad,
    speak * home.strange,
    speak * home.odds,
    speak * home.lodging,
  ]);
  for (let family = 0; family < FAMILIES.length; family++) {
    const at = FIRST + 4 * family;
    const scale = family === PREFIX ? speak : family === FILE ? abroad : 1;
    const { covered, shared } = common(a, b, family, weighing);
    values[at] = a.counts[family].size > 0 && b.counts[family].size > 0 ? scale : 0;
    values[at + 1] = scale * covered;
    values[at + 2] = scale * Math.log1p(shared);
    values[at + 3] = shared === 0 ? values[at] : 0;
  }
  const crowd = crowdOf(weighing.pages);
  const prefixShared = values[FIRST + 4 * PREFIX + 2];
  values.set([crowd, crowd * speak, crowd * prefixShared], AFTER_FAMILIES);
  return values;
}

/**
 * The more pages were opened, the rarer the same directory seems, and the more sites there are for
 * two pages to be of. Nothing up to the usual number, then its logarithm as far as was learned.
 */
function crowdOf(pages: number): number {
  const within = Math.max(USUAL_PAGES, Math.min(CROWD_PAGES, pages));
  return Math.log(within / USUAL_PAGES);
}

/**
 * How densely the two are linked with each other, beside how densely each is within; a logarithm.
 */
function density(a: SiteSums, b: SiteSums, links: number): number {
  const pairs = a.size * (a.size - 1) + b.size * (b.size - 1);
  const within = (a.inner + b.inner + 1) / (pairs + 2);
  const between = (links + 0.5) / (2 * a.size * b.size + 1);
  return Math.max(-DENSEST, Math.min(DENSEST, Math.log(between / within)));
}

/** Rarity shared by the usual page of both, and as a part of what the usual page of B has. */
function common(a: SiteSums, b: SiteSums, family: number, weighing: Weighing) {
  const inA = a.counts[family];
  let shared = 0;
  let all = 0;
  b.counts[family].forEach((feature, count) => {
    const weight = weighing.rarity(family, feature);
    all += weight * count * a.size;
    shared += weight * Math.min(count * a.size, inA.get(feature) * b.size);
  });
  return {
    covered: all === 0 ? 0 : shared / all,
    shared: shared / (a.size * b.size * RARITY_UNIT),
  };
}

/**
 * Whose home the guest's pages stand in. For each, in the deepest directory where the host has
 * pages: the log-odds that a page opened there is the host's (`odds`); or no such directory
 * (`strange`). And of the directory by which it leaves the host's: how surprising that is, in all
 * and where most pages are not the host's (`noveltyAbroad`), and whether third parties have pages
 * there (`lodging`).
 */
function homeOf(host: SiteSums, guest: SiteSums, weighing: Weighing) {
  const inHost = host.counts[PREFIX];
  const inGuest = guest.counts[PREFIX];
  const odds = (directory: number): number => {
    const own = inHost.get(directory);
    const others = weighing.openedBelow(directory) - own - inGuest.get(directory);
    // In whole 1024ths, so that sums do not depend on their order.
    const value = Math.round(1024 * Math.log((own + 0.5) / (others + 0.5))) / 1024;
    return Math.max(-SUREST, Math.min(SUREST, value));
  };
  let sum = 0;
  let known = 0;
  let lodging = 0;
  let novelty = 0;
  let noveltyAbroad = 0;
  inGuest.forEach((directory, count) => {
    const parent = weighing.parentOf(directory);
    if (inHost.has(directory)) {
      // What the page counts for above is taken back below.
      sum += count * (odds(directory) - (parent === -1 ? 0 : odds(parent)));
      if (parent === -1) known += count;
    } else if (parent === -1 || inHost.has(parent)) {
      const news = count * host.novelty(parent);
      novelty += news;
      if (parent !== -1 && odds(parent) < 0) noveltyAbroad += news;
      if (weighing.openedBelow(directory) > count) lodging += count;
    }
  });
  return {
    odds: sum / guest.size,
    strange: (guest.size - known) / guest.size,
    lodging: lodging / guest.size,
    novelty: novelty / guest.size,
    noveltyAbroad: noveltyAbroad / guest.size,
  };
}

const SUREST = 3;
