/** What the side panel says where there is no list to show, and whose site it is about. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, DEMO_SITES } from '../demo-web/web.ts';
import { browse } from './harness/boundary-popup.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';
import { panelFor, panelOn } from './harness/side-panel.ts';

const [museum, other] = DEMO_SITES;

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

describe('the side panel says', () => {
  it('before the person has agreed, that nothing is recorded', async () => {
    await ambit.visit(museum.start, tab);
    const panel = await panelFor(ambit, tab);
    await panel.getByText('Nothing is recorded until you agree.').waitFor();
    await panel.getByRole('button', { name: 'Read and decide' }).waitFor();
    await pictures(panel, 'panel-not-agreed');
    await panel.close();
  });

  it('on a site that is left alone, why, and how to record it all the same', async () => {
    await ambit.agree();
    await ambit.visit(CANARY_SITES[0].start, tab);
    const panel = await panelFor(ambit, tab);
    await panel.getByText('Ambit leaves banks').waitFor();
    await panel.getByRole('button', { name: 'Record this host' }).waitFor();
    await pictures(panel, 'panel-left-alone');
    await panel.close();
  });

  it('of a page opened too early, to reload it', async () => {
    await ambit.order({ type: 'delete-everything' });
    await ambit.visit(museum.start, tab);
    await ambit.agree();
    const panel = await panelFor(ambit, tab);
    await panel.getByRole('button', { name: 'Reload the page' }).click();
    await panel.getByRole('treegrid').waitFor();
    await panel.close();
  });

  it('of a site it is learning, how many more pages would help', async () => {
    const panel = await panelOn(ambit, tab, museum.start);
    await panel.getByText('open 4 more of its pages').waitFor();
    await pictures(panel, 'panel-learning');
    await panel.close();
  });

  it('in a pause, that there is one, and ends it', async () => {
    await ambit.order({ type: 'pause', until: Number.MAX_SAFE_INTEGER });
    const panel = await panelFor(ambit, tab);
    await panel.getByText('Recording is paused.').waitFor();
    await panel.getByRole('treegrid').waitFor();
    await pictures(panel, 'panel-paused');
    await panel.getByRole('button', { name: 'Resume recording' }).click();
    await panel.getByText('This page is recorded.').waitFor();
    await panel.close();
  });

  it('when what was known is forgotten, that there is nothing', async () => {
    const panel = await panelOn(ambit, tab, museum.start);
    await ambit.order({ type: 'forget-host', host: museum.hosts[0] });
    await panel.getByText('Nothing is recorded yet.').waitFor();
    await pictures(panel, 'panel-forgotten');
    await panel.close();
  });
});

describe('the side panel follows', () => {
  it('the tab from site to site, and within a site keeps its place', async () => {
    await browse(ambit, tab, other.pages[0]);
    const panel = await panelOn(ambit, tab, museum.pages[0]);
    await panel.getByRole('searchbox').fill('about');
    await browse(ambit, tab, museum.pages[1]);
    await panel.getByText(/^2 pages opened/).waitFor();
    expect(await panel.getByRole('searchbox').inputValue()).toBe('about');
    await browse(ambit, tab, other.pages[0]);
    await expect.poll(() => panel.textContent('h1')).toContain(other.name);
    expect(await panel.getByRole('searchbox').inputValue()).toBe('');
    await panel.close();
  });
});
