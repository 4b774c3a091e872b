/**
 * The numbers of `randomFrom(seed)` by their place, so that a walk can be saved as seed and number
 * of draws: the generator's state grows by the same amount with each draw.
 */
import { randomFrom } from '../../../lib/graph/random.ts';

/** The draw number `draws`, counted from 0. */
export function chanceAt(seed: number, draws: number): number {
  return randomFrom((seed + Math.imul(draws, STRIDE)) >>> 0)();
}

/** A number below `count`, by the draw number `draws`. */
export function choiceAt(seed: number, draws: number, count: number): number {
  return Math.floor(chanceAt(seed, draws) * count);
}

const STRIDE = 0x6d2b79f5;
