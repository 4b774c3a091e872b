/**
 * Titles, anchors and addresses of pages that mean no good, in every window: nothing of it runs,
 * nothing is wider than its window, nothing turns the text around it, and a host in letters that
 * look like others is told by its true name. Numbers are those of the list of hostile inputs.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAtlas } from './harness/atlas.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';
import { panelFor } from './harness/side-panel.ts';

const RUNS = '<img src=x onerror="window.ran=1">';
const LONG = 'W'.repeat(3000);
const ZALGO = `Za${'\u0301\u0316\u035c'.repeat(4000)}lgo`;
/** 40 to 50, as title of one page and anchor to the next. */
const TEXTS = [
  `invoice \u202Egpj.exe ${LONG}`,
  `joined${'\u200d'.repeat(10_000)}words`,
  ZALGO,
  'nul\u0000 and \uFFFE nonsense',
  `${RUNS} picture`,
  `</textarea></script><script>window.ran=1</script> anchor ${RUNS}`,
  '=HYPERLINK("http://evil.example","click")',
  "+cmd|' /C calc'!A0",
  '@SUM(1+1)\t=1+1\r=2',
  '","=1+1',
  ']]><!ENTITY x SYSTEM "file:///etc/passwd">',
];
/** 39: looks like a bank, is not. */
const LOOKALIKE = 'раураl.example';
const TRUE_NAME = new URL(`http://${LOOKALIKE}/`).host;
/** Pages of that site, and of a guide that links to all of them from outside. */
const GUIDES = 3;
const COUNT = TEXTS.length + GUIDES;
const isGuide = (n: number) => n >= TEXTS.length;
/** Directories that turn around and are code, once their escapes are read. */
const ODD = '%E2%80%AEgpj.exe/%3Cimg%20src=x%20onerror=window.ran=1%3E/';
const isOdd = (n: number) => n === 3 || n === 4;
const url = (n: number) =>
  `http://${isGuide(n) ? 'guide.example' : TRUE_NAME}/${isOdd(n) ? ODD : ''}p${n}`;
/** 28, and an address that is code, turns around and does not end. */
const WILD = `/wild?token=0123456789abcdef0123456789abcdef&<svg/onload=window.ran=1>\u202E&${'x'.repeat(1800)}`;

/** The end of a file's name, by the words of its format. */
const FILES: Record<string, string> = {
  'List of addresses': '-urls.txt',
  Spreadsheet: '-addresses.csv',
  Report: '-report.md',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function html(n: number): string {
  const title = isGuide(n) ? `Guide, page ${n}` : TEXTS[n];
  const links = TEXTS.map(
    (text, to) => `<p>lantern <a href="${url(to)}">${escaped(text)}</a> ${escaped(text)}</p>`,
  );
  const own = [0, 1, 2].map((i) => `<a href="${url(TEXTS.length + i)}">guide</a>`);
  const name = `<meta property="og:site_name" content="${escaped(TEXTS[4])}">`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
    <link rel="stylesheet" href="/own.css">${isGuide(n) ? own.join('') : name}${links.join('')}
    <a href="http://${TRUE_NAME}${escaped(WILD)}">${escaped(TEXTS[5])}</a></html>`;
}

let server: Server;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  server = createServer((request, response) => {
    const n = Number(/\/p(\d+)$/.exec(request.url ?? '')?.[1] ?? -1);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(n < 0 ? '' : html(n));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ambit = await Ambit.open({ port: (server.address() as AddressInfo).port });
  await ambit.agree();
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  server.close();
  server.closeAllConnections();
});

/** Looks a window over in every width. */
async function isUnharmed(page: Page, name: string): Promise<void> {
  await pictures(page, `hostile-${name}`);
  expect(await page.evaluate('window.ran')).toBeUndefined();
  expect(await page.locator('img, svg script, iframe, object').count()).toBe(0);
  expect(await page.evaluate('document.documentElement.outerHTML')).not.toContain(LOOKALIKE);
  expect(await page.evaluate(straying)).toEqual([]);
}

/**
 * Texts that could turn what stands beside them around: not isolated, and not alone in their block.
 */
function straying(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!/[\u202a-\u202e\u2066-\u2069]/.test(data)) continue;
    let element = parentElement!;
    let isIsolated = false;
    while (getComputedStyle(element).display === 'inline' && !isIsolated) {
      isIsolated = /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);
      element = element.parentElement!;
    }
    if (!isIsolated && element.textContent !== data) found.push(element.outerHTML.slice(0, 200));
  }
  return found;
}

/** As the desk leaves it. */
async function noteEnding(said: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => opened(request.result);
  });
  const work = db.transaction('tasks', 'readwrite');
  const files = { lock: 'nobody', step: null, said };
  const ended = { done: 1, of: 1, state: 'done', startedAt: 1, result: null, failure: null };
  work.objectStore('tasks').add({ what: 'bring-in', ...ended, files });
  await new Promise((done) => {
    work.oncomplete = done;
  });
  db.close();
}

describe('hostile text', () => {
  it('has been recorded', async () => {
    for (let n = 0; n < COUNT; n++) {
      await ambit.visit(url(n), tab);
      await ambit.untilRows('pages', n + 1);
    }
    await ambit.visit(url(3), tab);
    await ambit.untilRows('visits', COUNT + 1);
    await ambit.untilRows('todo', 0);
  });

  it('in the popup', async () => {
    const popup = await ambit.popupFor(tab);
    await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
    await popup.getByText(TRUE_NAME).first().waitFor();
    await popup.locator('.crumbs').getByText('%E2%80%AEgpj.exe').waitFor();
    await popup.locator('.crumbs').getByText('<img src=x onerror=window.ran=1>').waitFor();
    await isUnharmed(popup, 'popup');
    await popup.getByRole('radio', { name: 'Not this site' }).check();
    await popup.getByText(/^This moves/).waitFor();
    await isUnharmed(popup, 'popup-draft');
    await popup.close();
  });

  it('in the side panel’s Boundary, with all its folds open', async () => {
    const give = [{ side: 'out' as const, reach: 'url' as const, typed: url(4) }];
    await ambit.order({ type: 'correct', page: url(3), give, withdraw: [] });
    const panel = await panelFor(ambit, tab);
    await panel.getByText(TRUE_NAME).first().waitFor();
    await panel.locator('tr.level-3').first().click();
    await panel.locator('tr.level-4').first().waitFor();
    await panel.getByText('Test an address').click();
    await panel.getByRole('textbox', { name: 'Address to test' }).fill(url(3).replace('p3', '%00'));
    await panel.getByRole('button', { name: 'Test', exact: true }).click();
    await panel.locator('.tested').getByText('All reasons').click();
    await panel.getByText('The site in words').click();
    await panel.getByText('What an archive rarely wants').click();
    await panel.locator('.rules li').first().waitFor();
    await panel.getByText('Your corrections').click();
    await panel.locator('.corrections li').first().waitFor();
    await isUnharmed(panel, 'panel-boundary');
    await panel.close();
  });

  it('in the side panel’s Map, its tables and the addresses of a part', async () => {
    const panel = await panelFor(ambit, tab);
    await panel.getByRole('tab', { name: 'Map' }).click();
    await panel.locator('svg text', { hasText: TRUE_NAME }).waitFor();
    await panel.getByText('The map as a table').click();
    await panel.getByText('What links where').first().click();
    await panel.getByRole('rowheader', { name: TRUE_NAME }).first().waitFor();
    await panel.locator('.map-place').last().click();
    await panel.locator('.map-addresses li').first().waitFor();
    await isUnharmed(panel, 'panel-map');
    await panel.close();
  });

  it('in the side panel’s About, of the site and of others', async () => {
    const panel = await panelFor(ambit, tab);
    await panel.getByRole('tab', { name: 'About' }).click();
    await panel.locator('.said-word').first().waitFor();
    for (const word of await panel.locator('.said-word').all()) await word.click();
    await panel.locator('.saying li').first().waitFor();
    await isUnharmed(panel, 'panel-about');
    await ambit.visit(url(TEXTS.length), tab);
    await panel.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
    await panel.getByRole('combobox').selectOption('outgoing');
    await panel.getByText(/^Of other sites this one says/).waitFor();
    await isUnharmed(panel, 'panel-about-others');
    await ambit.visit(url(3), tab);
    await panel.close();
  });

  it('in a note of work that ended when nobody was looking', async () => {
    await ambit.own.evaluate(noteEnding, `Brought in 0 pages. ${TEXTS.join(' ')}`);
    const panel = await panelFor(ambit, tab);
    await panel.locator('.works .note').waitFor();
    await isUnharmed(panel, 'panel-note');
    await panel.getByRole('button', { name: 'I have read this' }).click();
    await panel.locator('.works .note').waitFor({ state: 'detached' });
    await panel.close();
  });

  it('in what the side panel’s Export shows before it is saved', async () => {
    const panel = await panelFor(ambit, tab);
    await panel.getByRole('tab', { name: 'Export' }).click();
    const box = panel.locator('details', { hasText: 'Send to ArchiveBox' });
    await box.locator('summary').click();
    await box.getByLabel('Address of the server').fill('http://box.example');
    await box.getByRole('button', { name: 'Show what would be sent' }).click();
    await box.locator('pre').waitFor();
    for (const format of ['List of addresses', 'Spreadsheet', 'Report']) {
      const name = new RegExp(`^${format}`);
      const radio = panel.getByRole('radio', { name, includeHidden: true });
      const group = panel.locator('details', { has: radio }).first();
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      await radio.check();
      await panel.locator(`.preview:has-text("${FILES[format]}") pre`).waitFor();
      await isUnharmed(panel, `panel-export-${format.split(' ')[0].toLowerCase()}`);
    }
    await panel.close();
  });

  it('on the atlas’s cards, in its table and in what its search finds', async () => {
    const page = await openAtlas(ambit);
    await page.locator('.site-card, .singles').first().waitFor();
    await page.getByText(TRUE_NAME).first().waitFor();
    await isUnharmed(page, 'atlas-cards');
    await page.getByRole('radio', { name: 'Table' }).check();
    await isUnharmed(page, 'atlas-table');
    for (const word of ['invoice', 'onerror', 'wild']) {
      await page.getByRole('searchbox').fill(word);
      await page.locator('.found li').first().waitFor();
      await isUnharmed(page, `atlas-search-${word}`);
    }
    await page.close();
  });

  it('on a site’s page in the atlas, and as its name', async () => {
    await ambit.order({ type: 'name-site', page: url(3), name: `\u202E${RUNS}`.padEnd(80, 'W') });
    const page = await openAtlas(ambit, `#/site/${encodeURIComponent(url(3))}`);
    await page.locator('[role=listbox]').first().waitFor();
    await page.getByText(TRUE_NAME).first().waitFor();
    await page.getByText('The map as a table').click();
    await page.getByText('Export', { exact: true }).click();
    await page.locator('.preview pre').first().waitFor();
    await page.getByLabel('It is one site with').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Make them one' }).click();
    const undo = page.getByRole('button', { name: /^Undo: One site with/ });
    await undo.waitFor();
    await isUnharmed(page, 'atlas-site');
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    await page.close();
  });

  it('in the console', async () => {
    const page = await openAtlas(ambit, '#/console');
    for (const example of await page.locator('.console-asks button').all()) {
      await example.click();
      const asked = await example.textContent();
      await expect.poll(() => page.getByRole('combobox').inputValue()).toBe(asked);
      await page.locator('.console-line button.main:enabled').waitFor(); // it is answered
    }
    await isUnharmed(page, 'atlas-console');
    await page.close();
  });
});
