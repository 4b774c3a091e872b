/**
 * How much of a bound one party may take, so that nobody can take it all from the others: never
 * more than one part in `parts` of it, and never more than `spare` times what is then left free. The
 * first keeps one party small, the second leaves room however many there are: of n that take all they
 * may, each has at most spare / (1 + n · spare) of the bound, and 1 / (1 + n · spare) is left.
 * Numbers in, numbers out; what is taken depends on what came before it and on nothing else.
 */
export interface Share {
  parts: number;
  spare: number;
}

/** How many more a party may take that has `own` of the `used` ones, where `most` is the bound. */
export function mayTake(most: number, { parts, spare }: Share, used: number, own: number): number {
  const ofAll = Math.floor(most / parts) - own;
  const ofWhatIsLeft = Math.floor((spare * (most - used) - own) / (1 + spare));
  return Math.max(0, Math.min(ofAll, ofWhatIsLeft));
}

/** What one page may take of what its party may: half, so that a later one finds something too. */
export const ofOnePage = (allowed: number): number => Math.ceil(allowed / 2);

/** Contents of one address in a row that had hardly a link in common with what was known. */
const IN_A_ROW = 3;
const HARDLY = 0.9;

/** Of one content: its links, and how many of them led where nobody had led before. */
export interface Novelty {
  links: number;
  fresh: number;
}

/**
 * Are the contents of an address, the newest last, made by chance? News change from day to day, but
 * their navigation stays; where time and again next to nothing stays, further addresses say nothing.
 */
export const isNoise = (contents: readonly Novelty[]): boolean =>
  contents.length >= IN_A_ROW &&
  contents.slice(-IN_A_ROW).every(({ links, fresh }) => links > 0 && fresh >= HARDLY * links);
