/**
 * What large and hostile files cost: memory as the system counts it, of the process of
 * Ambit's windows.
 */
import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { Ambit } from './harness/chromium.ts';
import { writeLargeHar, writeOneLine } from './harness/large-files.ts';
import { watchMemory } from './harness/process-memory.ts';
import { patience, times } from './harness/scale.ts';

const MB = 1024 * 1024;
const MOST = 600 * MB;

let web: DemoWeb;
let ambit: Ambit;
let file = '';
beforeAll(async () => {
  web = await startDemoWeb();
});
afterAll(() => web.close());
afterEach(async () => {
  await ambit.close();
  rmSync(dirname(file), { recursive: true });
});

/** Chooses the file in a new browser; returns how to stop watching its memory. */
async function choose(path: string) {
  file = path;
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  const stop = await watchMemory(ambit);
  await ambit.own.locator('input[type=file]').setInputFiles(path);
  return () => {
    const [peak, first] = stop();
    const shown = [statSync(path).size, peak, first].map((bytes) => Math.round(bytes / MB));
    console.log(`a file of ${shown[0]} MB: ${shown[1]} MB at most, ${shown[2]} before`);
    return peak;
  };
}

it(
  'an HTTP archive is read piece by piece, however large it is',
  async () => {
    const pages = times(40, 500); // pictures are soon read
    const stop = await choose(
      await writeLargeHar({ pages, kilobytes: 160, pictures: times(470, 330) }),
    );
    await ambit.own.getByRole('button', { name: 'Bring it in' }).click();
    await ambit.own.getByText(`Brought in ${pages} pages.`).waitFor({ timeout: 240_000 });

    expect(stop()).toBeLessThan(MOST);
  },
  patience(180, 300),
);

it.each([
  ['letters', 'x'],
  ['brackets', '['],
  ['empty objects', '"},{},{},{},{},{},{},{},{},{},{"'],
])('a project of one line of %s is refused, at no cost', async (_, filling) => {
  const stop = await choose(await writeOneLine(times(100, 400) * MB, filling));
  await ambit.own.getByText('This file is too large.').waitFor({ timeout: 60_000 });

  expect(stop()).toBeLessThan(MOST);
});
