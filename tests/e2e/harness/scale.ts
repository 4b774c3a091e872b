import { PATIENCE } from '../../patience.ts';

/** `npm run torture` sets AMBIT_TORTURE: the same tests, many more times. */
const torture = process.env.AMBIT_TORTURE === '1';

export const times = (short: number, long: number): number => (torture ? long : short);

/**
 * Seconds that the work takes at most, or far longer: a slow machine fails for wrong answers only.
 */
export const patience = (short: number, long: number): number =>
  Math.max(PATIENCE.story, 1000 * (torture ? long : short));

/** Milliseconds this suite may take in all; a torture is given so many minutes, the rest a day. */
export const timeLeft = (): number =>
  torture ? 60_000 * Number(process.env.AMBIT_TORTURE_MINUTES ?? 10) : 24 * 3_600_000;

/** The same every time, unless AMBIT_SEED asks for other chances. */
export const seed = (usual: number): number => usual + Number(process.env.AMBIT_SEED ?? 0);
