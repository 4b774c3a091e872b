/** A site of 200,000 addresses is saved: how long, how much memory, and whether the window waits. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Calls } from './harness/calls.ts';
import { Ambit } from './harness/chromium.ts';
import { writeAddresses } from './harness/large-site.ts';
import { countLongTasks, longestTask } from './harness/long-tasks.ts';
import { watchMemory } from './harness/process-memory.ts';
import { panelOn } from './harness/side-panel.ts';

const ADDRESSES = 200_000;

let web: DemoWeb;
let ambit: Ambit;
let panel: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

it('is there', async () => {
  const tab = await ambit.context.newPage();
  panel = await panelOn(ambit, tab, DEMO_SITES[0].pages[1]);
  panel.setDefaultTimeout(60_000);
  const [{ id }] = await ambit.rows<{ id: number }>('sites');
  await writeAddresses(ambit, id, ADDRESSES);
  await panel.getByRole('tab', { name: 'Export' }).click();
  await panel.getByText('200,000 addresses').waitFor();
});

it.each([
  ['List of addresses', '-urls.txt', 200_000],
  ['Spreadsheet', '-addresses.csv', 200_001],
  ['Gephi', '-links.gexf', 200_000],
] as const)('%s', async (words, name, least) => {
  await countLongTasks(panel);
  const radio = panel.getByRole('radio', { name: new RegExp(`^${words}`), includeHidden: true });
  const group = panel.locator('details', { has: radio }).first();
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await radio.check();
  await panel.locator('.preview', { hasText: name }).waitFor();
  const stop = await watchMemory(ambit);
  const counted = await Calls.countedIn(panel);
  const started = Date.now();
  const coming = panel.waitForEvent('download', { timeout: 120_000 });
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const download = await coming;
  const time = Date.now() - started;
  const [peak, first] = stop();
  const bytes = readFileSync((await download.path())!);
  const longest = await longestTask(panel);
  const most = await counted.most();
  console.log(
    `${words}: ${(bytes.length / 1e6).toFixed(1)} MB in ${time} ms, at most ` +
      `${((peak - first) / 1e6).toFixed(0)} MB more, longest task ${longest.toFixed(0)} ms, ` +
      `most calls in the window ${most.calls} (${most.name})`,
  );

  expect(download.suggestedFilename()).toContain(name);
  expect(bytes.toString().split('\n').length).toBeGreaterThan(least);
  // The window does nothing for each address, so it cannot freeze however many there are.
  expect(most.calls).toBeGreaterThan(0);
  expect(most.calls).toBeLessThan(ADDRESSES);
});

it('is stopped at once, and nothing is saved', async () => {
  let files = 0;
  panel.on('download', () => files++);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByText('Stopped. Nothing was saved.').waitFor({ timeout: 5000 });
  await new Promise((resume) => setTimeout(resume, 3000));

  expect(files).toBe(0);
  expect(panel.workers()).toHaveLength(0);
});
