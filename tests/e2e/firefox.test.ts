import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { ElementHandle } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../lib/view/atlas-route.ts';
import { findFirefox } from '../../scripts/find-browser.mjs';
import { startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { FirefoxAmbit } from './harness/firefox.ts';
import { NAME, PAGES, pageOf, theirs, writeManyPages } from './harness/many-pages.ts';

describe.skipIf(findFirefox() === null)('in Firefox', () => {
  it('the add-on records the demo web and its popup shows it', async () => {
    const web = await startDemoWeb();
    const ambit = await FirefoxAmbit.open(web.port);
    await ambit.agree();
    const tab = await ambit.newPage();
    const pages = DEMO_SITES.map((site) => site.start);
    for (const [i, url] of pages.entries()) {
      await tab.goto(url);
      await ambit.untilRows('pages', i + 1);
    }
    // A single-page application goes from page to page without a load.
    await tab.goto('http://www.linnetferries.example/timetable/spring');
    await ambit.untilRows('pages', pages.length + 1);
    await tab.click('.seasons a[href$="winter"]');
    await ambit.untilRows('pages', pages.length + 2);
    pages.push('…/timetable/spring', 'http://www.linnetferries.example/timetable/winter');
    await ambit.untilRows('todo', 0);
    const popup = await ambit.popupFor(pages.at(-1)!);
    await popup.waitForSelector('.note.stored');
    await popup.waitForSelector('.tree');
    const text = await popup.evaluate(() => document.body.textContent);
    mkdirSync('.output/screenshots', { recursive: true });
    await popup.screenshot({ path: '.output/screenshots/popup-firefox.png' });

    const panel = await ambit.popupFor(pages.at(-1)!, 'sidepanel.html');
    await panel.waitForSelector('[role=treegrid] tr.level-3');
    const [row] = await panel.$$('tr.level-3 input');
    await row.click();
    await panel.waitForFunction(() => document.body.textContent.includes('1 address chosen'));
    await panel.screenshot({ path: '.output/screenshots/panel-firefox.png' });

    // Saved by one click in the popup, and from the panel's tab.
    const own = await ambit.popupFor(pages.at(-1)!);
    await own.waitForSelector('.tree'); // what arrives late pushes the rest down
    await own.locator('button.main').click();
    const list = await ambit.saved('linnet-ferries-urls.txt');
    expect(list.trimEnd().split('\n')).toContain(pages.at(-1));
    await panel.bringToFront();
    await panel.locator('#tab-export').click();
    await panel.waitForSelector('.preview pre');
    await panel.locator('details:nth-of-type(3) summary').click();
    await panel.locator('input[value=csv]').click();
    await panel.locator('.preview pre').wait();
    await panel.locator('button.main').click();
    expect(await ambit.saved('linnet-ferries-addresses.csv')).toContain(`"${pages.at(-1)}"`);
    await panel.screenshot({ path: '.output/screenshots/export-firefox.png' });

    // The boundary in all three: in words in the popup, as rows in the panel, as a map in the
    // atlas.
    expect(text).toContain('Where this site is');
    expect(text).toContain('This page is in.');
    const atlas = await ambit.shown('atlas.html');
    await atlas.waitForSelector('.site-card a, .singles a');
    const site = await atlas.$('a[href*="linnetferries"]');
    await site!.evaluate((link) => (link as HTMLElement).click());
    await atlas.waitForSelector('.map-node, [role=option]');
    const told = await atlas.evaluate(() => document.body.textContent);
    expect(told).toContain('www.linnetferries.example');
    expect(told).toMatch(/\d+ pages opened/);
    await atlas.screenshot({ path: '.output/screenshots/atlas-firefox.png' });

    expect(text).toContain('This page is recorded.');
    expect(text).toContain(`In all, Ambit has ${pages.length} pages`);
    expect(await ambit.verify()).toMatchObject({
      agrees: true,
      pages: pages.length,
    });
    await ambit.close();
    await web.close();
  });

  it('files come in and are saved when their window is closed meanwhile', async () => {
    const web = await startDemoWeb();
    const ambit = await FirefoxAmbit.open(web.port);
    await ambit.agree();
    const other = await ambit.shown('atlas.html');
    const told = (words: RegExp) =>
      other.waitForFunction(
        (wanted) => new RegExp(wanted).test(document.querySelector('.works')?.textContent ?? ''),
        {},
        words.source,
      );
    const settings = await ambit.shown('atlas.html#/settings');
    const input = await settings.waitForSelector('input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(await writeManyPages());
    await settings.locator('::-p-text(Bring it in)').click();
    await told(/Brought in: [1-9]\d* of 1,200/);
    await settings.close();
    await told(/Brought in 1,200 pages/);
    expect(theirs(await ambit.rows('pages'))).toHaveLength(PAGES);
    expect(await ambit.rows('names')).toMatchObject([{ name: NAME }]);
    await other.locator('::-p-text(I have read this)').click();

    const site = await ambit.shown(`atlas.html${hashOf({ at: 'site', page: pageOf(1) })}`);
    await site.locator('summary::-p-text(Export)').click();
    await site.waitForSelector('.preview pre');
    await site.locator('summary::-p-text(For Ambit itself)').click();
    await site.locator('input[value=everything]').click();
    await site.waitForSelector('.preview ::-p-text(everything)');
    await site.locator('.export button.main').click();
    // It is soon over, and a tab in the background looks but once a second.
    await expect.poll(() => ambit.rows('tasks'), { interval: 10 }).toHaveLength(1);
    await site.close();
    const saved = await ambit.saved('ambit-everything.jsonl');
    expect(saved.split('\n').length).toBeGreaterThan(PAGES);
    await told(/Saved 1,200 pages/);
    await ambit.close();
    await web.close();
  });

  it('pages opened before agreement are found in the history, learnt when opened', async () => {
    const web = await startDemoWeb();
    const ambit = await FirefoxAmbit.open(web.port);
    const [museum, stranger] = DEMO_SITES;
    const past = museum.pages.slice(1, 5);
    const tab = await ambit.newPage();
    for (const url of [...past, stranger.start]) await tab.goto(url);
    expect(await ambit.rows('pages')).toEqual([]);
    await ambit.agree();
    for (const [i, url] of [museum.start, ...museum.pages.slice(5, 8)].entries()) {
      await tab.goto(url);
      await ambit.untilRows('pages', i + 1);
    }
    await ambit.untilRows('todo', 0);
    const panel = await ambit.popupFor(museum.pages[7], 'sidepanel.html');
    await panel.waitForSelector('tr.level-1');
    await panel.locator('#tab-export').click();
    await panel.waitForSelector('.preview pre');
    await panel.locator('::-p-text(Your browser’s history)').click();
    await panel.locator('::-p-text(Look into the history)').click();
    await panel.waitForSelector('.past a');
    const found = await panel.$$eval('.past a', (links) => links.map((link) => link.href));
    await panel.screenshot({ path: '.output/screenshots/history-firefox.png' });

    expect(found).toEqual([...past].sort());
    // Given back as soon as the history was read.
    expect(await ambit.has('history')).toBe(false);
    await panel.locator('.past a').click();
    await ambit.untilRows('pages', 5);
    const stored = (await ambit.rows<{ url: string }>('pages')).map(({ url }) => url);
    expect(stored).toContain(found[0]);
    await ambit.close();
    await web.close();
  });
});

it('web-ext finds no error in the add-on', () => {
  const report = JSON.parse(
    execFileSync('npx', ['web-ext', 'lint', '-s', '.output/firefox-mv2', '-o', 'json'], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  );

  expect(report.errors).toEqual([]);
  // Preact's own, for a property that Ambit never sets.
  const expected = ['UNSAFE_VAR_ASSIGNMENT'];
  expect(report.warnings.map((warning: { code: string }) => warning.code)).toEqual(expected);
});
