/** How what is known grew: pages first opened in each of a few equal stretches of days. */
export interface Bar {
  /** Its first day, counted from 1970. */
  day: number;
  pages: number;
}

export interface Growth {
  /** Days a bar stands for. */
  step: number;
  bars: Bar[];
}

const STEPS = [1, 7, 28, 91, 364];
const MOST_BARS = 48;

/** From days with their pages, in any order; days may repeat. */
export function growthOf(days: Iterable<readonly [day: number, pages: number]>): Growth {
  const all = [...days];
  if (all.length === 0) return { step: 1, bars: [] };
  const numbers = all.map(([day]) => day);
  const first = numbers.reduce((a, b) => Math.min(a, b));
  const last = numbers.reduce((a, b) => Math.max(a, b));
  const span = last - first + 1;
  // Beyond half a century the bars get longer, not more.
  const step = STEPS.find((days) => span <= days * MOST_BARS) ?? Math.ceil(span / MOST_BARS);
  const bars = Array.from({ length: Math.ceil(span / step) }, (_, i) => ({
    day: first + i * step,
    pages: 0,
  }));
  for (const [day, pages] of all) bars[Math.floor((day - first) / step)].pages += pages;
  return { step, bars };
}

/** A day counted from 1970 as a date that prints the same wherever it is read in UTC. */
export const dateOfDay = (day: number): Date => new Date(day * 24 * 3600 * 1000);
