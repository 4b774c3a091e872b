import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, CANARY_WORDS, DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { BROWSERS_OWN, compact } from './harness/compact.ts';
import { filesWith } from './harness/profile-search.ts';

const [, notes] = CANARY_SITES;
const [, word] = CANARY_WORDS;
const [page] = notes.pages;
const host = new URL(page).hostname;
it('of a forgotten site nothing is left in Ambit’s files once the browser has compacted them', async () => {
  const web = await startDemoWeb();
  const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
  const ambit = await Ambit.open({ port: web.port, profile });
  const found = () => filesWith(profile, word).filter((file) => !BROWSERS_OWN.test(file));
  await ambit.agree();
  const tab = await ambit.context.newPage();
  for (const [i, url] of [...DEMO_SITES[0].pages.slice(0, 3), ...notes.pages].entries()) {
    await ambit.visit(url, tab);
    await ambit.untilRows('pages', i + 1);
  }
  await ambit.untilRows('todo', 0);
  await ambit.order({ type: 'name-site', page, name: `My ${word}` });
  await ambit.order({ type: 'label', page, side: 'in', reach: 'prefix', typed: page });
  await ambit.order({ type: 'look', page });
  await tab.goto(DEMO_SITES[0].start);
  expect(found().length).toBeGreaterThan(1); // the database and the second copy

  await ambit.order({ type: 'forget-host', host });
  expect(found().filter((file) => !file.includes('IndexedDB'))).toEqual([]);
  const written = await compact(ambit, () => found().length === 0);
  await ambit.close();
  const kept = filesWith(profile, word);
  console.log(
    `forgotten: gone after ${written} MB more; the browser itself keeps: ${kept.join(', ')}`,
  );

  expect(found()).toEqual([]);
  await web.close();
  rmSync(profile, { recursive: true, force: true });
});

it('of hosts that were on a list nothing is left anywhere after everything was deleted', async () => {
  const web = await startDemoWeb();
  const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
  const ambit = await Ambit.open({ port: web.port, profile });
  const [never, chosen] = ['quietly-never-seen', 'quietly-chosen-once'];
  const found = () => [never, chosen].flatMap((name) => filesWith(profile, name));
  await ambit.agree();
  await ambit.order({ type: 'set-mode', mode: 'chosen' });
  await ambit.order({ type: 'never-host', host: `${never}.example` });
  await ambit.order({ type: 'record-host', host: `${chosen}.example` });
  const tab = await ambit.visit(DEMO_SITES[0].start);
  expect(found().length).toBeGreaterThan(1); // the database and the second copy

  await ambit.order({ type: 'delete-everything' });
  await tab.goto(DEMO_SITES[0].pages[1]);
  let written = 0;
  while (found().length > 0 && written < 64) {
    await writeMuch(ambit);
    written += 4;
    await new Promise((resume) => setTimeout(resume, 300));
  }
  await ambit.close();

  expect(found()).toEqual([]);
  await web.close();
  rmSync(profile, { recursive: true, force: true });
});
