/** `npm run torture` sets AMBIT_TORTURE: the same tests, many more times. */
const torture = process.env.AMBIT_TORTURE === '1';

export const times = (short: number, long: number): number => (torture ? long : short);

/** Generous in proportion to the work, so that a slow machine fails for wrong answers only. */
export const patience = (short: number, long: number): number => 1000 * (torture ? long : short);

/** Milliseconds this suite may take in all; a torture is given so many minutes, the rest need none. */
export const timeLeft = (): number =>
  torture ? 60_000 * Number(process.env.AMBIT_TORTURE_MINUTES ?? 10) : 10 * 60_000;

/** The same every time, unless AMBIT_SEED asks for other chances. */
export const seed = (usual: number): number => usual + Number(process.env.AMBIT_SEED ?? 0);
