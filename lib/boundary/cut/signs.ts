/**
 * Names and places of all signs (see url-signs.ts, directory-signs.ts), in groups of bins. A sign's
 * weight is a constant in sign-weights.ts under the same name.
 */
/** Upper bounds of bins; the last bin is open. */
export const COUNTS = [0, 1, 2, 4, 9];
export const PARTS = [0, 0.34, 0.66, 0.999];
export const SHARES = [0.1, 0.5];
export const FEW_STEPS = [0, 1, 2];
export const SIZES = [1, 4, 15];
export const CLOSURES = [0.6, 0.8, 0.9, 0.95];
export const STAKES = [0.05, 0.2];
export const BREADTHS = [0.1, 0.5, 2];
export const COMPANY = [-2, -1, 0, 1, 2];
export const HOST_LINKS = [1, 3, 9];
/** Log-chance of a new branch (SiteSums.novelty). */
export const NOVELTIES = [-3.5, -2.5, -1.5, -0.7];

const bins = (bounds: readonly number[]): number => bounds.length + 1;

const GROUPS = [
  // Of the site.
  ['base', 1],
  ['size', bins(SIZES)],
  ['closure', bins(CLOSURES)],
  ['speak', 1],
  // Of the address: links to it.
  ['linksIn', bins(COUNTS)],
  ['shareIn', bins(SHARES)],
  ['partIn', bins(PARTS)],
  ['otherSites', bins(FEW_STEPS)],
  ['place', 6],
  ['company', bins(COMPANY)],
  // The same where addresses say nothing, and links have to say it all.
  ['muteLinksIn', bins(COUNTS)],
  ['muteShareIn', bins(SHARES)],
  ['mutePartIn', bins(PARTS)],
  ['muteOtherSites', bins(FEW_STEPS)],
  ['mutePlace', 6],
  ['muteCompany', bins(COMPANY)],
  // Of its directory: the deepest part of the path where pages were opened, and whose they are.
  ['opened', 6],
  ['hostPart', bins(PARTS)],
  ['abovePart', bins(PARTS)],
  ['ownPart', bins(PARTS)],
  ['turnedPart', bins(PARTS)],
  ['pagesThere', bins(COUNTS)],
  ['levelsDown', 4],
  ['stake', bins(STAKES)],
  // Links into the directory and the host.
  ['reachPart', bins(PARTS) + 1],
  ['reachBreadth', bins(BREADTHS)],
  ['reachBreadthNew', bins(BREADTHS)],
  ['hostReachPart', bins(PARTS) + 1],
  ['newHostReachPart', bins(PARTS) + 1],
  // Where the path leaves the site's own tree.
  ['newHost', 1],
  ['newHostLinks', bins(HOST_LINKS)],
  ['newDomain', 1],
  // Styles, scripts or images of so many of its pages come from the host.
  ['served', bins(SHARES)],
  ['novelty', bins(NOVELTIES)],
  ['noveltyHost', bins(NOVELTIES)],
  ['outsideRoot', 4],
  ['outsideRootYoung', 4],
] as const;
export type SignGroup = (typeof GROUPS)[number][0];

export const SIGNS: string[] = [];
const STARTS = new Map<SignGroup, number>();
for (const [name, count] of GROUPS) {
  STARTS.set(name, SIGNS.length);
  for (let i = 0; i < count; i++) SIGNS.push(count === 1 ? name : `${name}${i}`);
}

/** Present signs: where they are, and how much each counts. */
export class SignList {
  readonly at: number[] = [];
  readonly values: number[] = [];

  put(group: SignGroup, bin = 0, value = 1): void {
    if (value === 0) return;
    this.at.push(STARTS.get(group)! + bin);
    this.values.push(value);
  }

  /** The sum of the weights of the signs that are there. */
  weigh(weights: ArrayLike<number>): number {
    let sum = 0;
    for (let i = 0; i < this.at.length; i++) sum += weights[this.at[i]] * this.values[i];
    return sum;
  }
}

export function bin(value: number, bounds: readonly number[]): number {
  let index = 0;
  while (index < bounds.length && value > bounds[index]) index++;
  return index;
}
