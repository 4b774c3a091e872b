/**
 * Harvests all pages of a list into one pack file, in as many processes as there are processors.
 * Returns where each page's record lies in it. The pack appears under its name only when whole.
 */
import { fork } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShareNews } from './harvest-share.ts';

/** Below so many pages a further process takes longer to start than it saves. */
const PAGES_PER_SHARE = 200;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHARE = fileURLToPath(new URL('./harvest-share.ts', import.meta.url));

export type ByteRange = [at: number, length: number];

export async function harvestList(
  list: string,
  pages: number,
  pack: string,
  progress: (done: number) => void,
): Promise<ByteRange[]> {
  mkdirSync(dirname(pack), { recursive: true });
  const shares = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages / PAGES_PER_SHARE)));
  const parts = Array.from({ length: shares }, (_, share) => `${pack}.${process.pid}.${share}`);
  const stop = new AbortController();
  let done = 0;
  try {
    const lengths = await Promise.all(
      parts.map((part, share) =>
        harvestShare([list, String(share), String(shares), part], stop.signal, (more) => {
          done += more;
          progress(done);
        }),
      ),
    );
    for (const part of parts.slice(1)) appendFileSync(parts[0], readFileSync(part));
    renameSync(parts[0], pack);
    return placesOf(lengths, pages);
  } finally {
    stop.abort(); // one that failed leaves the others at work
    for (const part of parts) rmSync(part, { force: true });
  }
}

/** Page i is number ⌊i / n⌋ of share i mod n; the shares lie one after another. */
function placesOf(lengths: number[][], pages: number): ByteRange[] {
  const places: ByteRange[] = new Array(pages);
  let at = 0;
  for (const [share, records] of lengths.entries()) {
    for (const [n, length] of records.entries()) {
      places[n * lengths.length + share] = [at, length];
      at += length;
    }
  }
  return places;
}

function harvestShare(
  parameters: string[],
  signal: AbortSignal,
  progress: (more: number) => void,
): Promise<number[]> {
  return new Promise((resolve, reject) => {
    // From the root, because that is where `tsx` is found.
    const child = fork(SHARE, parameters, { cwd: ROOT, execArgv: ['--import', 'tsx'], signal });
    child.on('message', (news: ShareNews) => {
      if ('done' in news) progress(news.done);
      else resolve(news.lengths);
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`Harvesting ${parameters[0]} ended with ${code}.`)),
    );
  });
}
