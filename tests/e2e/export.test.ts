/** A person saves a site in the formats of their tools, and brings in what other tools know. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HtmlRenderer, Parser } from 'commonmark';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hashOf } from '../../lib/view/atlas-route.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES, pageAt, siteOf } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { browse, popupOn, savedBy } from './harness/boundary-popup.ts';
import { Ambit } from './harness/chromium.ts';
import { holdTable } from './harness/held-table.ts';
import { pictures } from './harness/pictures.ts';
import { panelOn } from './harness/side-panel.ts';

declare const chrome: {
  permissions: Record<'contains' | 'request' | 'remove', () => Promise<boolean>>;
};

const [museum, other] = DEMO_SITES;
const page = museum.pages[1];
const folder = mkdtempSync(join(tmpdir(), 'ambit-files-'));

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
let panel: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  // The loopback address itself is not the demo web: a server of one's own is there.
  const rules = `--host-resolver-rules=MAP * 127.0.0.1:${web.port}, EXCLUDE 127.0.0.1`;
  ambit = await Ambit.open({ port: web.port, args: [rules] });
  await ambit.agree();
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

const exportTab = async () => {
  await panel.getByRole('tab', { name: 'Export' }).click();
  await panel.getByRole('button', { name: 'Save', exact: true }).waitFor();
};

/** Chooses a format, waits until its first lines are there. */
async function choose(words: string): Promise<void> {
  const name = new RegExp(`^${words}`);
  const radio = panel.getByRole('radio', { name, includeHidden: true });
  const group = panel.locator('details', { has: radio }).first();
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await radio.check();
}

/** Presses Save and gathers so many files. */
async function save(count: number): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const all = new Promise<void>((done) => {
    panel.on('download', async (download) => {
      files.set(download.suggestedFilename(), readFileSync((await download.path())!, 'utf8'));
      if (files.size === count) done();
    });
  });
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await all;
  panel.removeAllListeners('download');
  return files;
}

const preview = (name: string) =>
  panel.locator('.preview', { hasText: `First lines of ${name}` }).locator('pre');

/** Gives a file to the "Bring in" part. */
async function bring(name: string, text: string): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, text);
  await panel.locator('input[type=file]').setInputFiles(path);
}

/** What Ambit found out, without what differs from one run to the next. */
async function known() {
  const look = await ambit.order({ type: 'look', page });
  const evidence = await ambit.order({ type: 'explain', page, typed: museum.pages[4] });
  const boundaries = await ambit.rows<{ site: number; text: string }>('boundaries');
  const own = boundaries.filter(({ site }) => look.type === 'site' && site === look.site);
  const rulings = await ambit.rows<{ id: number; after: number }>('rulings');
  const sites = await ambit.rows<{ id: number; name: string }>('sites');
  return {
    name: sites.find(({ id }) => look.type === 'site' && id === look.site)?.name,
    evidence,
    boundary: own.map(({ text }) => text),
    scope: await ambit.order({ type: 'scope', page }),
    labels: await rowsOf('labels'),
    names: await rowsOf('names'),
    topics: (await rowsOf('ontologies')).map((row) => ({ ...row, at: undefined })),
    rulings: rulings.map(({ id: _, after: __, ...ruling }) => ruling),
    hashes: (await ambit.rows<{ hash: string }>('pages')).map(({ hash }) => hash),
  };
}

/** What a person said, without the numbers of its rows. */
const rowsOf = async (table: string) =>
  (await ambit.rows<{ id: number }>(table)).map(({ id: _, ...row }) => row);

/**
 * Everything is deleted, and the file brought in from the settings: without a page there
 * is no panel.
 */
async function bringBack(name: string, text: string): Promise<void> {
  writeFileSync(join(folder, name), text);
  await ambit.order({ type: 'delete-everything' });
  await ambit.agree();
  await ambit.own.reload();
  await bringAgain(name);
}

/** The window's answers to the desk take longer than letting go of a lock does. */
function answerLate(): void {
  const send = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message: { type: string }) {
    setTimeout(() => send.call(this, message), message.type === 'answer' ? 700 : 0);
  };
}

async function bringAgain(name: string): Promise<void> {
  await ambit.own.locator('input[type=file]').setInputFiles(join(folder, name));
  await ambit.own.getByRole('button', { name: 'Bring it in' }).click();
}

/** The format that one click saves in. */
const remembered = async () =>
  (await ambit.rows<{ lastExport?: { format: string } }>('settings'))[0].lastExport?.format;

describe('one click in the popup', () => {
  it('is there after browsing', async () => {
    for (const url of [...museum.pages, ...other.pages]) await browse(ambit, tab, url);
    panel = await panelOn(ambit, tab, page);
  });

  it('saves the addresses of the site', async () => {
    const popup = await popupOn(ambit, tab, page);
    const lines = await savedBy(popup);
    const sum = createHash('sha256')
      .update(`${lines.join('\n')}\n`)
      .digest('hex');
    await popup.getByText(`${sum}  harbour-museum-urls.txt`).waitFor();

    expect(lines).toEqual(lines.toSorted());
    for (const url of museum.pages) expect(lines).toContain(url);
    expect(lines.filter((url) => siteOf(url) === other.name)).toEqual([]);
    await popup.getByText('Other formats').click();
    await pictures(popup, 'popup-formats');
    const coming = popup.waitForEvent('download');
    await popup.getByRole('button', { name: 'Browsertrix' }).click();
    expect((await coming).suggestedFilename()).toMatch(/harbour-museum.*-browsertrix/);
    await expect.poll(remembered).toBe('browsertrix');
    await popup.close();
  });

  it('does again what it did last', async () => {
    const popup = await popupOn(ambit, tab, page);
    const coming = popup.waitForEvent('download');
    await popup.getByRole('button', { name: 'Save again: Browsertrix' }).click();
    expect((await coming).suggestedFilename()).toMatch(/harbour-museum.*-browsertrix/);
    await popup.getByText('Other formats').click();
    await popup.getByRole('button', { name: 'Save this site’s addresses' }).click();
    await expect.poll(remembered).toBe('urls');
    await popup.close();
    const again = await popupOn(ambit, tab, page);
    expect((await savedBy(again)).length).toBeGreaterThan(museum.pages.length - 1);
    await again.close();
  });
});

describe('the Export tab', () => {
  it('shows the first lines before anything is saved', async () => {
    await exportTab();
    await preview('harbour-museum-urls.txt').waitFor();
    const first = (await preview('harbour-museum-urls.txt').textContent())!.split('\n');
    const [text] = (await save(1)).values();

    expect(text.split('\n').slice(0, first.length)).toEqual(first);
    await panel.getByText(/^Saved \d+ addresses\.$/).waitFor();
    const line = `${createHash('sha256').update(text).digest('hex')}  harbour-museum-urls.txt`;
    await panel.getByText(line).waitFor();
    await ambit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy', exact: true }).click();
    await panel.getByText('Copied.').waitFor();
    expect(await panel.evaluate('navigator.clipboard.readText()')).toBe(`${line}\n`);
    await pictures(panel, 'panel-export');
  });

  it('saves Browsertrix settings that leave other sites out', async () => {
    await choose('Browsertrix');
    await preview('harbour-museum-browsertrix.yaml').waitFor();
    const files = await save(3);
    const yaml = parse(files.get('harbour-museum-browsertrix.yaml')!);
    const include = yaml.include.map((pattern: string) => new RegExp(pattern));

    expect(yaml.scopeType).toBe('custom');
    for (const url of museum.pages) expect(include.some((one: RegExp) => one.test(url))).toBe(true);
    for (const url of other.pages) expect(include.some((one: RegExp) => one.test(url))).toBe(false);
  });

  it('saves lists for Heritrix, with checksums that fit', async () => {
    await choose('Heritrix');
    await preview('harbour-museum-heritrix-surts.txt').waitFor();
    const names = await panel.locator('.preview').count();
    const files = await save(names);
    const sums = files.get('harbour-museum-heritrix-sha256sums.txt')!.trimEnd().split('\n');

    expect(files.get('harbour-museum-heritrix-surts.txt')).toContain(
      '+http://(example,harbourmuseum',
    );
    expect(sums).toHaveLength(names - 1);
    for (const line of sums) {
      const [sum, name] = line.split('  ');
      expect(createHash('sha256').update(files.get(name)!).digest('hex')).toBe(sum);
    }
  });

  it('saves a table with titles and reasons', async () => {
    await choose('Spreadsheet');
    await panel.getByRole('checkbox', { name: /checksum/ }).check();
    await panel.getByRole('checkbox', { name: /reason/ }).check();
    await preview('harbour-museum-addresses.csv').waitFor();
    await pictures(panel, 'panel-export-csv');
    const [[, text], [sums]] = await save(2);
    await panel.getByRole('checkbox', { name: /checksum/ }).uncheck();
    const row = text.split('\n').find((line) => line.includes(`"${page}"`))!;

    expect(sums).toBe('harbour-museum-csv-sha256sums.txt');
    expect(row).toMatch(/,true,"[^"]+","en"/);
    expect(row).toMatch(/(look|title|links-from-inside) \+/);
  });

  it('saves a report with words and scope, and the map in a file that a viewer finds', async () => {
    await choose('Report');
    await preview('harbour-museum-map.svg').waitFor();
    await pictures(panel, 'panel-export-report');
    const files = await save(3);
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const report = new Parser().parse(files.get('harbour-museum-report.md')!);
    writeFileSync(join(folder, 'report.html'), new HtmlRenderer().render(report));
    const viewer = await ambit.context.newPage();
    await viewer.goto(pathToFileURL(join(folder, 'report.html')).href);
    const picture = viewer.getByRole('img', { name: 'Map of the site' });

    expect(await viewer.getByRole('heading').first().textContent()).toBe('Harbour Museum');
    expect(await viewer.getByText(/^Other sites’ links say: /).textContent()).toMatch(/museum/i);
    expect(await viewer.getByText(/^Its own links say: /).count()).toBe(1);
    await viewer.getByText(/^\d+ addresses are in, \d+ of them opened/).waitFor();
    await viewer.getByText(`In: all on ${museum.hosts[0]}`).first().waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(840);
    await viewer.screenshot({ path: '.output/screenshots/report.png', fullPage: true });
    expect(files.get('harbour-museum-report-sha256sums.txt')).toContain(
      '  harbour-museum-map.svg\n',
    );
    await viewer.close();
    await choose('Spreadsheet');
    await save(1);
  });

  it('is repeated by the popup', async () => {
    const popup = await popupOn(ambit, tab, page);
    const coming = popup.waitForEvent('download');
    await popup.getByRole('button', { name: 'Save again: Spreadsheet' }).click();
    expect((await coming).suggestedFilename()).toBe('harbour-museum-addresses.csv');
    await popup.close();
  });

  it('is shown when the popup asks for it', async () => {
    await panel.getByRole('tab', { name: 'Boundary' }).click();
    const popup = await popupOn(ambit, tab, page);
    await popup.getByText('Other formats').click();
    await popup.getByRole('button', { name: 'All formats and options' }).click();
    await panel.getByRole('button', { name: 'Save', exact: true }).waitFor();
    if (!popup.isClosed()) await popup.close();
  });

  it('is in the atlas too', async () => {
    const atlas = await ambit.context.newPage();
    await atlas.goto(ambit.url(`atlas.html${hashOf({ at: 'site', page })}`));
    await atlas.getByText('Export', { exact: true }).click();
    await atlas.locator('.preview pre').first().waitFor();
    await pictures(atlas, 'atlas-export');
    const coming = atlas.waitForEvent('download');
    await atlas.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await coming).suggestedFilename()).toBe('harbour-museum-addresses.csv');
    await atlas.close();
  });

  it('is worked with the keyboard alone', async () => {
    await panel.getByRole('radio', { name: /^Spreadsheet/ }).focus();
    await panel.keyboard.press('ArrowDown');
    await preview('harbour-museum-addresses.json').waitFor();
    await panel.getByText('For any tool').focus();
    await panel.keyboard.press('Enter');
    await panel.getByRole('radio', { name: /^List of addresses/ }).focus();
    await panel.keyboard.press(' ');
    await preview('harbour-museum-urls.txt').waitFor();
    const coming = panel.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save', exact: true }).focus();
    await panel.keyboard.press('Enter');
    expect((await coming).suggestedFilename()).toBe('harbour-museum-urls.txt');
  });
});

describe('bringing in', () => {
  it('an archive’s list shows what is missing, and saves it', async () => {
    const [text] = (await save(1)).values();
    const all = text.trimEnd().split('\n');
    const held = all.slice(0, 10);
    const cdxj = held.map((url) => `key 20260101000000 ${JSON.stringify({ url })}`);
    await bring('index.cdxj', `${cdxj.join('\n')}\nnot an address at all\n`);
    await panel.getByText(`it holds ${held.length},`).waitFor();
    await panel.getByText(`${all.length - held.length} are missing`).waitFor();
    await panel.getByText('1 line could not be read: line 11.').waitFor();
    await panel.getByRole('checkbox', { name: /only what is missing/ }).check();
    await panel.getByText('Only what index.cdxj does not hold.').waitFor();
    await expect.poll(() => preview('harbour-museum-urls.txt').textContent()).toContain(all[10]);
    await pictures(panel, 'panel-missing');
    const [missing] = (await save(1)).values();

    expect(missing.trimEnd().split('\n')).toEqual(all.slice(held.length));
    await bring('all.txt', text);
    await panel.getByText('0 are missing').waitFor();
    await panel.getByRole('checkbox', { name: /only what is missing/ }).check();
    await panel.getByText('Nothing to save').waitFor();
    expect(await panel.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await pictures(panel, 'panel-nothing');
  });

  it('pages that the browser’s history has from before, stopped and begun again', async () => {
    await exportTab();
    const before = 'http://www.harbourmuseum.example/exhibits/from-before';
    // A person who says yes, as far as a test can; in Firefox the history itself is read.
    await panel.evaluate(grantHistory, [page, before]);
    const part = panel.locator('details', { hasText: 'Your browser’s history' });
    await part.locator('summary').click();
    const look = part.getByRole('button', { name: 'Look into the history' });
    const letGo = await holdTable(ambit.own, 'boundaries');
    await look.click();
    await part.getByText('Comparing 2 addresses of your history with this site.').waitFor();
    await part.getByRole('button', { name: 'Cancel' }).click();
    await part.getByText('Stopped. Nothing of the history was kept.').waitFor();
    expect(await part.locator('.past a').count()).toBe(0);
    await letGo();

    await look.click();
    await part.getByText('1 address of this site is in your history but not recorded.').waitFor();
    expect(await part.locator('.past a').allTextContents()).toEqual([before.slice(7)]);
  });

  it('a HAR file teaches pages', async () => {
    const url = DEMO_SITES[3].pages[0];
    const password = 'http://login-form.example/';
    const entry = (address: string, body: string) => ({
      startedDateTime: '2026-01-02T03:04:05Z',
      request: { method: 'GET', url: address },
      response: { status: 200, content: { mimeType: 'text/html', text: body } },
    });
    const entries = [entry(url, pageAt(url).body), entry(password, '<input type=password>')];
    await bring('devtools.har', JSON.stringify({ log: { version: '1.2', entries } }));
    await panel.getByText('A recording by the browser’s developer tools').waitFor();
    await pictures(panel, 'panel-har');
    await panel.getByRole('button', { name: 'Bring it in' }).click();
    await panel.getByText('Brought in 1 page. 1 entry of the file could not be used.').waitFor();
    await ambit.untilRows('todo', 0);
    const stored = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);

    expect(stored).toContain(url);
    expect(stored).not.toContain(password);
    expect(await ambit.verify()).toMatchObject({ agrees: true });
  });

  it('a file that is damaged, foreign or empty is refused in a sentence', async () => {
    await bring('cut-project.jsonl', '{"ambit":"project","version":1,"name":"x"');
    await panel.getByText('This is no file that Ambit could use here.').waitFor();
    await bring('newer.jsonl', '{"ambit":"project","version":99}\n');
    await panel.getByText('saved by a newer version').waitFor();
    await pictures(panel, 'panel-refused');
  });

  it('a project gives the same boundary, corrections and evidence after a deletion', async () => {
    await ambit.order({
      type: 'correct',
      page,
      give: [{ side: 'out', reach: 'url', typed: museum.pages[4] }],
      withdraw: [],
    });
    const named = await ambit.order({ type: 'name-site', page, name: 'A museum' });
    if (named.type === 'named') await ambit.order({ type: 'withdraw-names', ids: [named.id] });
    await ambit.order({ type: 'name-site', page, name: 'My museum' });
    await ambit.order({ type: 'add-ontology', name: 'Sea', text: 'harbour\n  ship\n' });
    const [one, theirs] = other.pages;
    const joined = await ambit.order({ type: 'join-sites', page, other: one });
    if (joined.type === 'ruled') await ambit.order({ type: 'withdraw-ruling', id: joined.id });
    const place = new URL('.', theirs).href;
    expect(await ambit.order({ type: 'part-site', page: one, place })).toMatchObject({
      type: 'ruled',
    });
    const before = await known();
    await choose('Everything');
    await panel.getByText('ambit-everything.jsonl').waitFor();
    const [text] = (await save(1)).values();
    await bring('ambit-everything.jsonl', text);
    await panel.getByText(`Pages in it: ${before.hashes.length}.`).waitFor();
    await pictures(panel, 'panel-project');
    await bringBack('ambit-everything.jsonl', text);
    await panel.reload();
    await ambit.own.getByText(`Brought in ${before.hashes.length} pages.`).waitFor();
    await ambit.own.getByText('Its boundary is the one it was saved with.').waitFor();
    await ambit.untilRows('todo', 0);

    expect(before.name).toBe('My museum');
    expect(before.topics).toMatchObject([{ name: 'Sea', inUse: true }]);
    await expect.poll(known).toEqual(before);
    expect(await ambit.verify()).toMatchObject({ agrees: true });
  });

  it('a site’s project does too with the pages of others, and says what differs', async () => {
    const { topics: _, ...before } = await known();
    await exportTab();
    await choose('Project of this site');
    await preview('my-museum-project.jsonl').waitFor();
    const [own] = (await save(1)).values();
    const pages = own.split('\n').filter((line) => line.startsWith('{"page"')).length;
    await panel.getByText(`Saved ${pages} pages.`).waitFor();
    await panel.getByRole('checkbox', { name: /pages of all other sites/ }).check();
    const held = new RegExp(`^${before.hashes.length} pages, \\d+ addresses$`);
    await panel.locator('.preview .held', { hasText: held }).waitFor();
    await pictures(panel, 'panel-export-project');
    const [whole] = (await save(1)).values();
    await bringBack('own.jsonl', own);
    await ambit.own.getByText(/^Brought in \d+ pages/).waitFor();
    expect((await known()).hashes.length).toBeLessThan(before.hashes.length);
    const give = [{ side: 'out' as const, reach: 'url' as const, typed: museum.pages[5] }];
    await ambit.order({ type: 'correct', page, give, withdraw: [] });
    await ambit.own.evaluate(answerLate);
    await bringAgain('own.jsonl');
    await ambit.own.getByText(/^Brought in 0 pages.* on another side .*they are others/).waitFor();
    await ambit.untilRows('tasks', 0); // told here, and not once more on the shelf
    await bringBack('whole.jsonl', whole);
    await ambit.own.getByText('Its boundary is the one it was saved with.').waitFor();
    const { topics: none, ...after } = await known();

    expect(none).toEqual([]);
    expect(after).toEqual(before);
    await panel.reload();
  });
});

describe('to an ArchiveBox server of one’s own', () => {
  const asked: { path: string; key: string; body: string }[] = [];
  let box: Server;
  /** The server answers when this is over. */
  let held = Promise.resolve();
  beforeAll(async () => {
    box = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      // the page itself is asked for
      const key = String(request.headers['x-archivebox-api-key'] ?? '');
      if (request.method === 'POST') {
        asked.push({ path: request.url!, key, body });
        await held;
      }
      response.statusCode = request.method === 'POST' && key !== 'right' ? 403 : 200;
      response.setHeader('content-type', 'text/html');
      response.end('<title>ArchiveBox</title>');
    });
    await new Promise<void>((listening) => box.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    box.closeAllConnections();
    return new Promise((closed) => box.close(closed));
  });

  it('nothing goes before it was seen; then every address, and the tab is closed', async () => {
    await exportTab();
    const part = panel.locator('details', { hasText: 'Send to ArchiveBox' });
    await part.locator('summary').click();
    await part.getByLabel('Address of the server').fill('no server');
    await part.getByRole('button', { name: 'Show what would be sent' }).click();
    await part.getByText('This is not the address of a server.').waitFor();
    const { port } = box.address() as { port: number };
    await part.getByLabel('Address of the server').fill(`http://127.0.0.1:${port}`);
    await part.getByLabel('API key').fill('wrong');
    await part.getByRole('button', { name: 'Show what would be sent' }).click();
    await part.getByText(/addresses go to .*api\/v1\/cli\/add/).waitFor();
    const shown = await part.locator('.preview pre').textContent();
    expect(asked).toEqual([]);
    await pictures(panel, 'panel-export-archivebox');
    const tabs = ambit.context.pages().length;
    // A person who says no, as far as a test can: the browser's own question is out of its reach.
    await panel.evaluate(() => {
      chrome.permissions.contains = async () => false;
      chrome.permissions.request = async () => false;
    });
    await part.getByRole('button', { name: 'Send', exact: true }).click();
    await part.getByText('Your browser keeps Ambit away from this server').waitFor();
    expect([asked, ambit.context.pages().length]).toEqual([[], tabs]);
    await panel.evaluate(() => {
      chrome.permissions.contains = async () => true;
    });
    await part.getByRole('button', { name: 'Send', exact: true }).click();
    await part.getByText('The server does not accept this API key (answer 403).').waitFor();
    await part.getByLabel('API key').fill('right');
    await part.getByRole('button', { name: 'Send', exact: true }).click();
    await part.getByText(/addresses were taken in by the server/).waitFor();
    const sent = asked.filter(({ key }) => key === 'right');
    expect(sent.every(({ path }) => path === '/api/v1/cli/add')).toBe(true);
    const urls = sent.flatMap(({ body }) => JSON.parse(body).urls as string[]);
    const [first] = sent.map(({ body }) => JSON.stringify(JSON.parse(body), null, 1));
    expect(first.startsWith(shown!.replace(/\n…$/, ''))).toBe(true);
    expect(JSON.parse(sent[0].body)).toMatchObject({ tag: 'my-museum', depth: 0 });
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(expect.arrayContaining(museum.pages.slice(0, 3)));
    expect(urls.filter((url) => siteOf(url) === other.name)).toEqual([]);
    await expect.poll(() => ambit.context.pages().length).toBe(tabs);

    // A window that is closed meanwhile takes nothing with it.
    asked.length = 0;
    let release = () => {};
    held = new Promise((resume) => {
      release = resume;
    });
    await part.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => asked).toMatchObject([{ key: 'right' }]);
    await panel.close();
    const atlas = await openAtlas(ambit);
    await atlas.getByText(/^Sending\. .*may be closed/).waitFor();
    release();
    await atlas.getByText(/addresses were taken in by the server/).waitFor();
    await expect.poll(() => ambit.context.pages().length).toBe(tabs);
    await atlas.close();
  });
});

/** The browser's own question is out of a test's reach, and with it the history. */
function grantHistory(urls: string[]): void {
  chrome.permissions.request = async () => true;
  chrome.permissions.remove = async () => true;
  const search = async ({ text }: { text: string }) =>
    urls.filter((url) => url.includes(text)).map((url) => ({ url }));
  const { browser } = globalThis as unknown as { browser?: typeof chrome };
  Object.assign(browser ?? chrome, { history: { search } });
}
