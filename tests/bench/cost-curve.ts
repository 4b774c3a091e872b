import { processorTimes } from './processor-time.ts';
import { median } from './timing.ts';

/** One way to spend time: prepared for a size, then run, telling the operations it took. */
export interface Curve {
  name: string;
  sizes: number[];
  /** Input for `size` pages; what it returns is timed. */
  prepare: (size: number) => () => number;
}

/**
 * Prints processor time and operations at each size, per page, and the exponents fitted to both.
 */
export function printCurve({ name, sizes, prepare }: Curve): void {
  const points = sizes.map((size) => {
    const run = prepare(size);
    let operations = 0;
    const times = processorTimes(3, () => {
      operations = run();
    });
    return { size, time: median(times), best: times[0], operations };
  });
  console.log(`\n${name}`);
  for (const { size, time, best, operations } of points) {
    console.log(
      `  ${String(size).padStart(7)}  median ${milliseconds(time)}  best ${milliseconds(best)}` +
        `  ${((1000 * best) / size).toFixed(2).padStart(9)} µs each` +
        `  ${String(operations).padStart(11)} operations`,
    );
  }
  const time = exponent(points.map((point) => [point.size, point.best]));
  const work = exponent(points.map((point) => [point.size, point.operations]));
  console.log(`  grows as size^${time.toFixed(2)} in time, size^${work.toFixed(2)} in operations`);
}

/** The slope of the line fitted to the logarithms. */
export function exponent(points: [number, number][]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(Math.max(y, 1e-6))]);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const along = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return along / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

function milliseconds(time: number): string {
  return `${time.toFixed(1).padStart(8)} ms`;
}
