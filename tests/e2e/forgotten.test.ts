import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Command } from '../../lib/messages.ts';
import { startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, CANARY_WORDS, DEMO_SITES } from '../demo-web/web.ts';
import { theBrowser } from './harness/any-browser.ts';
import { BROWSERS_OWN, compact } from './harness/compact.ts';
import { filesWith } from './harness/profile-search.ts';

const [, notes] = CANARY_SITES;
const [, word] = CANARY_WORDS;
const [page] = notes.pages;
const host = new URL(page).hostname;
const { name: browserName, open } = theBrowser;
const own = BROWSERS_OWN[browserName];

/** Of Chromium and of Firefox. */
const isDatabase = (file: string) => /IndexedDB|\/idb\//.test(file);

const [first] = DEMO_SITES[0].pages;
/** What is said besides, and goes too; and the order, given the moment before all of it. */
const FORGETTING: [what: string, said: Command[], order: (moment: number) => Command][] = [
  ['a forgotten site', [], () => ({ type: 'forget-host', host })],
  [
    'a forgotten hour',
    [
      { type: 'add-ontology', name: `About ${word}`, text: `art\n ${word}` },
      { type: 'name-site', page: first, name: `Like ${word}` },
      { type: 'join-sites', page, other: first },
    ],
    (moment) => ({ type: 'forget-since', moment }),
  ],
  ['everything that was deleted', [], () => ({ type: 'delete-everything' })],
];

it.each(FORGETTING)(
  'of %s nothing is left in Ambit’s files once the browser has compacted them',
  async (what, said, order) => {
    const web = await startDemoWeb();
    const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
    const ambit = await open(web.port, profile);
    const found = () => filesWith(profile, word, (file) => !own.test(file));
    await ambit.agree();
    const tab = await ambit.newTab();
    const others = DEMO_SITES[0].pages.slice(0, 3);
    let moment = 0;
    for (const [i, url] of [...others, ...notes.pages].entries()) {
      if (i === others.length) moment = Date.now();
      await tab.load(url);
      await ambit.untilRows('pages', i + 1);
    }
    await ambit.untilRows('todo', 0);
    await ambit.order({ type: 'name-site', page, name: `My ${word}` });
    await ambit.order({ type: 'label', page, side: 'in', reach: 'prefix', typed: page });
    await ambit.order({ type: 'label', page: first, side: 'in', reach: 'url', typed: page });
    for (const one of said) await ambit.order(one);
    await ambit.order({ type: 'look', page });
    await tab.load(DEMO_SITES[0].start);
    expect(found().length).toBeGreaterThan(1); // the database and the second copy

    await ambit.order(order(moment));
    expect(found().filter((file) => !isDatabase(file))).toEqual([]);
    const written = await compact(ambit, () => found().length === 0);
    await ambit.close();
    const kept = filesWith(profile, word);
    console.log(
      `${what}: gone after ${written} MB more; the browser itself keeps: ${kept.join(', ')}`,
    );

    expect(found()).toEqual([]);
    await web.close();
    rmSync(profile, { recursive: true, force: true });
  },
);

it('of hosts on a list nothing is left anywhere after everything was deleted', async () => {
  const web = await startDemoWeb();
  const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
  const ambit = await open(web.port, profile);
  const [never, chosen] = ['quietly-never-seen', 'quietly-chosen-once'];
  const found = () => [never, chosen].flatMap((name) => filesWith(profile, name));
  await ambit.agree();
  await ambit.order({ type: 'set-mode', mode: 'chosen' });
  await ambit.order({ type: 'never-host', host: `${never}.example` });
  await ambit.order({ type: 'record-host', host: `${chosen}.example` });
  const tab = await ambit.newTab();
  await tab.load(DEMO_SITES[0].start);
  expect(found().length).toBeGreaterThan(1); // the database and the second copy

  await ambit.order({ type: 'delete-everything' });
  await tab.load(DEMO_SITES[0].pages[1]);
  await compact(ambit, () => found().length === 0);
  await ambit.close();

  expect(found()).toEqual([]);
  await web.close();
  rmSync(profile, { recursive: true, force: true });
});
