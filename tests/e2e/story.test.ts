import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';

const SHOTS = '.output/screenshots';
const pages = DEMO_SITES.flatMap((site) => site.pages.slice(0, 3)).slice(0, 30);
const [museum] = DEMO_SITES;

let web: DemoWeb;
let ambit: Ambit;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

describe('a person installs Ambit', () => {
  it('and is greeted by the welcome page', async () => {
    await expect
      .poll(() => ambit.context.pages().map((page) => page.url()))
      .toContain(ambit.url('welcome.html'));
  });

  it('and nothing is recorded, or even run in a page, before they agree', async () => {
    const tab = await ambit.visit(museum.start);
    const popup = await ambit.popupFor(tab);

    expect(await popup.textContent('[role=status][data-state]')).toBe(
      'Nothing is recorded until you agree.',
    );
    expect(await ambit.rows('pages')).toEqual([]);
    const scripts = await ambit.own.evaluate(() => chrome.scripting.getRegisteredContentScripts());
    expect(scripts).toEqual([]);
    await popup.close();
    await tab.close();
  });

  it('and agrees', async () => {
    const welcome = ambit.context.pages().find((page) => page.url() === ambit.url('welcome.html'))!;
    await pictures(welcome, 'welcome-first');
    await welcome.getByLabel('Only the sites I choose').check();
    await welcome.getByRole('button', { name: 'I agree' }).click();
    await welcome.getByRole('alert').waitFor(); // none was named
    await pictures(welcome, 'welcome-chosen');
    await welcome.getByLabel(/^Every web page I open/).check();
    await welcome.getByRole('button', { name: 'I agree' }).click();
    await welcome.getByText('recording is on').waitFor();
    await pictures(welcome, 'welcome-agreed');
  });

  it('and browses thirty pages, and the popup shows them', async () => {
    expect(pages.length).toBe(30);
    const tab = await ambit.context.newPage();
    for (const [i, url] of pages.entries()) {
      await ambit.visit(url, tab);
      await ambit.untilRows('pages', i + 1);
    }
    await ambit.untilRows('todo', 0);
    await ambit.visit(museum.pages[0], tab);
    const popup = await ambit.popupFor(tab);

    await popup.getByText('This page is recorded.').waitFor();
    await popup.getByText(/^In all, Ambit has 30 pages and \d+ addresses\.$/).waitFor();
    await popup.getByRole('heading', { name: museum.name }).waitFor();
    await popup.getByText(/^3 pages opened, \d+ more known, over \d hosts\.$/).waitFor();
    await popup.getByText(/^This host is written in English \(\d+\)/).waitFor();
    await popup.setViewportSize({ width: 380, height: 900 });
    await popup.screenshot({ path: `${SHOTS}/popup.png` });
    await popup.emulateMedia({ colorScheme: 'dark' });
    await popup.screenshot({ path: `${SHOTS}/popup-dark.png` });
    await popup.close();
  });

  it('and what is derived agrees with a rebuild', async () => {
    expect(await ambit.verify()).toMatchObject({ agrees: true, pages: 30, damaged: 0 });
  });

  it('and the toolbar button says the same words as the popup', async () => {
    const tab = ambit.context.pages().find((page) => page.url().startsWith('http'))!;
    const id = await ambit.tabId(tab);
    const title = await ambit.own.evaluate((tabId) => chrome.action.getTitle({ tabId }), id);

    expect(title).toBe('Ambit: This page is recorded.');
  });

  it('and saves the addresses of a site', async () => {
    const tab = ambit.context.pages().find((page) => page.url().startsWith('http'))!;
    const popup = await ambit.popupFor(tab);
    const coming = popup.waitForEvent('download');
    await popup.getByText('Other formats').click();
    await popup.getByRole('button', { name: 'Save opened only' }).click();
    const download = await coming;
    const lines = (await readFile((await download.path())!, 'utf8')).trimEnd().split('\n');

    expect(download.suggestedFilename()).toBe('harbour-museum-opened-urls.txt');
    expect(lines).toEqual(museum.pages.slice(0, 3).sort());
    await popup.close();
  });

  it('and follows a single-page application from page to page', async () => {
    const before = (await ambit.rows('pages')).length;
    const tab = await ambit.visit('http://www.linnetferries.example/timetable/spring');
    await ambit.untilRows('pages', before + 1);
    await tab.locator('.seasons a', { hasText: 'winter' }).click();
    await tab.getByRole('heading', { name: 'Winter' }).waitFor();
    await ambit.untilRows('pages', before + 2);
    const rows = await ambit.rows<{ url: string; title: string }>('pages');

    expect(rows.at(-1)).toMatchObject({
      url: 'http://www.linnetferries.example/timetable/winter',
      title: expect.stringContaining('Winter'),
    });
    await tab.close();
  });

  it('and has the source of a redirect noted with the page it led to', async () => {
    const tab = await ambit.visit('http://www.harbourmuseum.example/visit.html');
    await expect
      .poll(async () => (await ambit.bodies()).map((body) => JSON.parse(body).self.redirectedFrom))
      .toContain('http://www.harbourmuseum.example/visit.html');
    await tab.close();
  });

  it('and has a page forgotten again that asks for a password later', async () => {
    const before = (await ambit.rows('pages')).length;
    const tab = await ambit.visit(DEMO_SITES[2].pages.at(-1)!);
    await ambit.untilRows('pages', before + 1);
    await tab.evaluate(() => {
      const field = document.createElement('input');
      field.type = 'password';
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).append(field);
    });
    await ambit.untilRows('pages', before);
    await ambit.untilRows('todo', 0);
    await tab.close();
  });

  it('and has a page that grew harvested again, in place of the first time', async () => {
    const before = (await ambit.rows('pages')).length;
    const tab = await ambit.visit(DEMO_SITES[3].pages.at(-1)!);
    await ambit.untilRows('pages', before + 1);
    const [first] = (await ambit.rows<{ seq: number }>('visits'))
      .slice()
      .sort((a, b) => b.seq - a.seq);
    await tab.evaluate(() => {
      for (let i = 0; i < 60; i++) {
        const link = document.createElement('a');
        link.href = `/later/${i}`;
        link.textContent = `later ${i}`;
        document.body.append(link);
      }
    });
    await expect
      .poll(async () =>
        (await ambit.rows<{ seq: number; revision: number }>('visits')).some(
          (v) => v.revision === 1,
        ),
      )
      .toBe(true);
    await ambit.untilRows('todo', 0);

    const rows = await ambit.rows<{ seq: number; url: string }>('pages');
    expect(rows.length).toBe(before + 1);
    expect(rows.some((row) => row.seq === first.seq)).toBe(false);
    const known = (await ambit.rows<{ text: string }>('knownUrls'))
      .map((row) => row.text)
      .join('\n');
    expect(known).toContain('/later/59');
    expect(await ambit.verify()).toMatchObject({ agrees: true });
    await tab.close();
  });
});

declare const chrome: typeof import('wxt/browser').browser;
