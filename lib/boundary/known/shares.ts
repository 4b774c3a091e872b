/**
 * How much of a bound one party may take, so that nobody can take it all from the others: one part
 * in `parts` of what the others leave. So a newcomer finds room however many have taken all they
 * may: after n of them (1 − 1 / parts)ⁿ of the bound is free, and no party ever has more than one
 * part. Numbers in, numbers out; what is taken depends on what came before it and on nothing else.
 */

/** How many more a party may take that has `own` of the `used` ones, where `most` is the bound. */
export const mayTake = (most: number, parts: number, used: number, own: number): number =>
  Math.max(0, Math.floor((most - (used - own)) / parts) - own);

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
 * Are the contents of an address, the newest last, made by chance? News change from day to
 * day, but their navigation stays; where time and again next to nothing stays, further
 * addresses say nothing.
 */
export const isNoise = (contents: readonly Novelty[]): boolean =>
  contents.length >= IN_A_ROW &&
  contents.slice(-IN_A_ROW).every(({ links, fresh }) => links > 0 && fresh >= HARDLY * links);
