/**
 * Which sense each word of a set has (THESUS §5.3.3): one sense a word, so that the mean Wu &
 * Palmer likeness over all pairs, the self-correlation of the set, is highest. *Wind* is an
 * instrument beside guitar and flute, and weather beside storm and cloud.
 *
 * All combinations are tried while they are few; above `EXACT` combinations a beam of the `BEAM`
 * best beginnings is kept, words with few senses first. Among equals the commoner senses win. A
 * word without senses has none, a word alone its commonest.
 * Cost: the square of all senses in likenesses, then the combinations, or senses · words · BEAM.
 */
import { type Taxonomy, wuPalmer } from './taxonomy.ts';

/** Combinations tried one by one. */
export const EXACT = 20_000;
const BEAM = 64;

export interface SenseChoice {
  /** For each word its sense, −1 for a word that has none. */
  senses: number[];
  /** Mean likeness over pairs of words with senses; 1 where there is no pair. */
  correlation: number;
  /** Were all combinations looked at? */
  exact: boolean;
}

interface Beginning {
  /** For each word so far the place of its sense in its list. */
  places: number[];
  sum: number;
}

export function chooseSenses(
  taxonomy: Taxonomy,
  sensesOf: readonly (readonly number[])[],
  exact = EXACT,
): SenseChoice {
  const known = sensesOf.map((_, word) => word).filter((word) => sensesOf[word].length > 0);
  const combinations = known.reduce((product, word) => product * sensesOf[word].length, 1);
  const isExact = combinations <= exact;
  const order = isExact
    ? known
    : [...known].sort((a, b) => sensesOf[a].length - sensesOf[b].length || a - b);
  const alike = likenesses(taxonomy, order, sensesOf);
  let beginnings: Beginning[] = [{ places: [], sum: 0 }];
  for (let turn = 0; turn < order.length; turn++) {
    const longer: Beginning[] = [];
    for (const { places, sum } of beginnings) {
      for (let place = 0; place < sensesOf[order[turn]].length; place++) {
        let more = sum;
        for (let other = 0; other < turn; other++) more += alike(turn, place, other, places[other]);
        longer.push({ places: [...places, place], sum: more });
      }
    }
    beginnings = isExact ? longer : longer.sort((a, b) => b.sum - a.sum).slice(0, BEAM);
  }
  const best = beginnings.reduce((a, b) => (b.sum > a.sum + 1e-12 ? b : a));
  const senses = sensesOf.map(() => -1);
  order.forEach((word, turn) => {
    senses[word] = sensesOf[word][best.places[turn]];
  });
  const pairs = (order.length * (order.length - 1)) / 2;
  return { senses, correlation: pairs === 0 ? 1 : best.sum / pairs, exact: isExact };
}

/** Likeness of two senses by word and place, each found once. */
function likenesses(
  taxonomy: Taxonomy,
  order: number[],
  sensesOf: readonly (readonly number[])[],
): (turn: number, place: number, other: number, at: number) => number {
  const starts = [0];
  for (const word of order) starts.push((starts.at(-1) as number) + sensesOf[word].length);
  const all = order.flatMap((word) => sensesOf[word]);
  const table = new Float64Array(all.length * all.length);
  for (let i = 0; i < all.length; i++) {
    for (let j = 0; j < i; j++) table[i * all.length + j] = wuPalmer(taxonomy, all[i], all[j]);
  }
  return (turn, place, other, at) =>
    table[(starts[turn] + place) * all.length + starts[other] + at];
}
