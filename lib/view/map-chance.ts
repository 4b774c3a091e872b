/** The chance a map is laid out with: one picture for all who look, and for who saves it. */
import { type Random, randomFrom } from '../graph/random.ts';

const SEED = 1;

export const mapChance = (): Random => randomFrom(SEED);
