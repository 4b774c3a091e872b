/**
 * The arrivals of the engine bench in a worker of real Chromium: the same code, bundled, on a page
 * of its own. A clock stands in for the processor time that browsers do not tell.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../../scripts/find-browser.mjs';
import type { Bench } from './run.ts';

const NODE = `self.process = {
  cpuUsage: () => ({ user: performance.now() * 1000, system: 0 }),
  memoryUsage: () => ({ heapUsed: performance.memory?.usedJSHeapSize ?? 0 }),
};`;

const bench: Bench = async ({ quick }) => {
  const script = await bundled(new URL('engine-worker.ts', import.meta.url).pathname);
  const sizes = quick ? [1_000] : [1_000, 10_000, 87_000];
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  const page = await browser.newPage();
  await page.exposeFunction('tell', (line: string) => console.log(line));
  await page.evaluate(
    ([code]) =>
      new Promise<void>((done, fail) => {
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        worker.onerror = (event) => fail(new Error(event.message));
        worker.onmessage = ({ data }) => {
          if (data === null) done();
          else void (window as unknown as { tell(line: string): void }).tell(data);
        };
      }),
    [`self.sizes = ${JSON.stringify(sizes)};\n${NODE}\n${script}`],
  );
  await browser.close();
};
export default bench;

async function bundled(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: { entry, formats: ['iife'], name: 'bench', fileName: () => 'worker.js' },
    },
  });
  const script = readFileSync(join(folder, 'worker.js'), 'utf8');
  rmSync(folder, { recursive: true });
  return script;
}
