/**
 * A large site saved in every format from the side panel, in real Chromium with the built
 * extension: time until the last file is there, the most memory Ambit's processes took meanwhile,
 * and the longest task of the window's main thread.
 */
import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { FORMAT_GROUPS } from '../../lib/files/formats.ts';
import { writerOf } from '../../lib/files/writers.ts';
import { startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from '../e2e/harness/chromium.ts';
import { writeAddresses } from '../e2e/harness/large-site.ts';
import { countLongTasks, longestTask } from '../e2e/harness/long-tasks.ts';
import { watchMemory } from '../e2e/harness/process-memory.ts';
import { panelFor } from '../e2e/harness/side-panel.ts';

const PATIENCE = 60_000;

export async function fromTheWindow(addresses: number): Promise<void> {
  const web = await startDemoWeb();
  const ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  // The compiler of this file marks named functions with a helper that pages do not have.
  await ambit.context.addInitScript('globalThis.__name = (named) => named');
  await ambit.own.evaluate('globalThis.__name = (named) => named');
  const tab = await ambit.context.newPage();
  await ambit.visit(DEMO_SITES[0].pages[1], tab);
  await ambit.untilRows('pages', 1);
  await ambit.untilRows('todo', 0);
  const panel = await panelFor(ambit, tab);
  await panel.getByRole('treegrid').waitFor();
  panel.setDefaultTimeout(PATIENCE);
  const [{ id: site }] = await ambit.rows<{ id: number }>('sites');
  await writeAddresses(ambit, site, addresses);
  await panel.getByRole('tab', { name: 'Export' }).click();
  await panel.locator('.preview').first().waitFor();
  await countLongTasks(panel);
  console.log(`${addresses} addresses, from the side panel in Chromium`);
  for (const { id } of FORMAT_GROUPS.flatMap(({ formats }) => formats)) {
    if (writerOf(id) === null) continue; // a project is of opened pages, of which there is one
    await choose(panel, id);
    await countLongTasks(panel);
    const stop = await watchMemory(ambit);
    const { files, bytes, time } = await saved(panel);
    const [peak, first] = stop();
    console.log(
      `${id.padEnd(12)} ${files} files, ${megabytes(bytes)} MB in ${time.toFixed(0)} ms, ` +
        'longest task ' +
        `${longTask(await longestTask(panel))}, peak ${megabytes(peak)} MB ` +
        `(${megabytes(peak - first)} more)`,
    );
  }
  await ambit.close();
  await web.close();
}

async function choose(panel: Page, id: string): Promise<void> {
  const radio = panel.locator(`input[type=radio][value="${id}"]`);
  const group = panel.locator('details', { has: radio }).first();
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  const shown = panel.locator('.preview').first();
  const before = await shown.textContent();
  if (await radio.isChecked()) return;
  await radio.check();
  await panel.waitForFunction(
    (text) => document.querySelector('.preview')?.textContent !== text,
    before,
  );
}

/** Presses Save, and waits for as many files as the preview showed. */
async function saved(panel: Page) {
  const expected = await panel.locator('.preview').count();
  const paths: Promise<string>[] = [];
  const start = performance.now();
  const time = new Promise<number>((done) => {
    panel.on('download', (download) => {
      paths.push(download.path());
      if (paths.length < expected) return;
      panel.removeAllListeners('download');
      Promise.all(paths).then(() => done(performance.now() - start));
    });
  });
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const taken = await time;
  await panel.getByText(/^Saved /).waitFor();
  const sizes = await Promise.all(paths.map(async (path) => (await stat(await path)).size));
  return { files: sizes.length, bytes: sizes.reduce((sum, one) => sum + one, 0), time: taken };
}

/** Tasks below 50 ms the browser does not tell. */
const longTask = (time: number): string => (time === 0 ? 'under 50 ms' : `${time.toFixed(0)} ms`);

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
