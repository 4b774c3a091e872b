/**
 * A seeded browsing trace: a random surfer inside the site and another outside, their openings
 * interleaved. Inside: with 0.9 an in-site link is followed, else the surfer returns to a page
 * already opened. Outside: with 0.8 a link that leads to a page outside the site, else a jump.
 * A surfer that finds nothing new for long jumps within its part. At most 60 % of a site is opened.
 */
import { type Random, randomFrom } from '../../lib/graph/random.ts';

export interface Web {
  /** The site of each page; '' for none. */
  sites: readonly string[];
  /** Sites of which a page is borderline: it counts neither as in nor as out there. */
  borderline: readonly string[];
  /** Pages a page links to. */
  links(page: number): readonly number[];
}

export interface Opening {
  page: number;
  inside: boolean;
}

const MOST_OF_A_SITE = 0.6;
/** Steps without a new page after which a surfer jumps. */
const PATIENCE = 60;

export function traceOf(
  web: Web,
  site: string,
  { visits, elsewhere, seed }: { visits: number; elsewhere: number; seed: number },
): Opening[] {
  const random = randomFrom(seed);
  const members = web.sites.flatMap((of, page) => (of === site ? [page] : []));
  const others = web.sites.flatMap((of, page) =>
    of !== site && web.borderline[page] !== site ? [page] : [],
  );
  const most = Math.max(1, Math.min(visits, Math.floor(MOST_OF_A_SITE * members.length)));
  const insideLinks = (page: number) => web.links(page).filter((to) => web.sites[to] === site);
  const outsideLinks = (page: number) =>
    web.links(page).filter((to) => web.sites[to] !== site && web.borderline[to] !== site);
  const inside = surf(members, most, 0.9, insideLinks, 'return', random);
  const outside = surf(
    others,
    Math.min(elsewhere, others.length),
    0.8,
    outsideLinks,
    'jump',
    random,
  );
  return interleaved(inside, outside, random);
}

function surf(
  pages: readonly number[],
  most: number,
  follow: number,
  links: (page: number) => number[],
  otherwise: 'return' | 'jump',
  random: Random,
): number[] {
  const pick = (from: readonly number[]): number => from[Math.floor(random() * from.length)];
  let at = pick(pages);
  const opened = new Set([at]);
  let fruitless = 0;
  while (opened.size < most) {
    const ways = random() < follow ? links(at) : [];
    if (ways.length > 0) at = pick(ways);
    else at = otherwise === 'return' ? pick([...opened]) : pick(pages);
    if (fruitless > PATIENCE) at = pick(pages);
    fruitless = opened.has(at) ? fruitless + 1 : 0;
    opened.add(at);
  }
  return [...opened];
}

/** Both in their order, mixed so that each order of mixing is equally likely. */
function interleaved(inside: number[], outside: number[], random: Random): Opening[] {
  const trace: Opening[] = [];
  let [i, o] = [0, 0];
  while (i < inside.length || o < outside.length) {
    const left = inside.length - i;
    if (random() * (left + outside.length - o) < left)
      trace.push({ page: inside[i++], inside: true });
    else trace.push({ page: outside[o++], inside: false });
  }
  return trace;
}
