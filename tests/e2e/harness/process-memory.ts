/** How much memory the processes of Ambit's windows and workers take, as the system counts it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'puppeteer-core';
import type { Ambit } from './chromium.ts';

const SAMPLE_EVERY = 25;

/**
 * Starts watching; the returned function stops and says the highest sum, and the first, in bytes.
 */
export async function watchMemory(ambit: Ambit): Promise<() => [peak: number, first: number]> {
  const sum = await extensionMemory(ambit);
  const first = sum();
  let peak = first;
  const timer = setInterval(() => {
    peak = Math.max(peak, sum());
  }, SAMPLE_EVERY);
  return () => {
    clearInterval(timer);
    return [peak, first];
  };
}

/** Returns how to ask for the sum now, of the processes that are there now. */
export async function extensionMemory({ profile }: Ambit): Promise<() => number> {
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const browser = await connect({ browserWSEndpoint: `ws://127.0.0.1:${port}${path}` });
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await browser.disconnect();
  const pids = processInfo.map(({ id }) => id).filter(isOfExtension);
  return () => pids.reduce((bytes, pid) => bytes + residentOf(pid), 0);
}

/** Returns how to ask how much of the companion worker's heap is in use, in bytes. */
export async function companionHeap({ profile }: Ambit): Promise<() => Promise<number>> {
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const browser = await connect({ browserWSEndpoint: `ws://127.0.0.1:${port}${path}` });
  return async () => {
    const target = await browser.waitForTarget((one) => one.url().endsWith('/offscreen.html'));
    const [worker] = (await target.asPage()).workers();
    if (worker === undefined) return 0; // it has just been started, or ended
    return (await worker.client.send('Runtime.getHeapUsage')).usedSize;
  };
}

const isOfExtension = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--extension-process');

function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}
