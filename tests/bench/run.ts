/**
 * `npm run bench -- [names…] [--peers] [--quick]`: runs the named benchmarks, or all of them.
 * A benchmark is a file `<name>.bench.ts` beside this one whose default export is a `Bench`.
 * Inputs are seeded; what is printed are medians, counters and ratios to a peer in the same run.
 */
import { readdirSync } from 'node:fs';

export interface BenchOptions {
  /** Also run the native peers that `npm run bench:peers` built. */
  peers: boolean;
  /** Small sizes only: a check that the benchmark works. */
  quick: boolean;
}
export type Bench = (options: BenchOptions) => Promise<void> | void;

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((file) => file.endsWith('.bench.ts'));
const wanted = files.filter((file) => names.length === 0 || names.includes(file.split('.')[0]));
const unknown = names.filter((name) => !files.includes(`${name}.bench.ts`));
if (unknown.length > 0) {
  const known = files.map((file) => file.split('.')[0]).join(', ');
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}
for (const file of wanted) {
  console.log(`\n# ${file.split('.')[0]}`);
  const bench: { default: Bench } = await import(new URL(file, here).href);
  await bench.default({ peers: words.includes('--peers'), quick: words.includes('--quick') });
}
