/**
 * A person looks at what links say of the sites of the demo web, beside the page and in
 * the console.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { browse } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { holdTable } from './harness/held-table.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';
import { panelOn } from './harness/side-panel.ts';

const museum = DEMO_SITES.find(({ name }) => name === 'Harbour Museum')!;

let ambit: Ambit;
let tab: Page;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});

async function aboutOn(url: string): Promise<Page> {
  const panel = await panelOn(ambit, tab, url);
  await panel.getByRole('tab', { name: 'About' }).click();
  await panel.getByRole('radio', { name: /^Others’ links/ }).waitFor();
  return panel;
}

const askAbout = (panel: Page, label: string) =>
  panel.getByRole('combobox', { name: 'What links say of' }).selectOption({ label });

/** The first word opens to its links, and closes again. */
async function opensAWord(panel: Page): Promise<void> {
  const word = panel.locator('.said-word').first();
  await word.click();
  await panel.locator('.saying li').first().waitFor();
  await word.click();
}

const wordsIn = (panel: Page): Promise<string[]> =>
  panel.getByRole('list', { name: 'Words' }).locator('.said-word bdi').allTextContents();

describe('what links say, beside the page', () => {
  it('is said to be little while few links are known', async () => {
    const panel = await aboutOn(museum.pages[0]);
    await panel.getByText('No such link is known yet.').waitFor();
    await pictures(panel, 'about-nothing');
    await panel.close();
  });

  it('is read from many pages: how many is said, stopped, and gone on with', async () => {
    for (const url of DEMO_SITES.flatMap(({ pages }) => pages)) await browse(ambit, tab, url);
    const panel = await panelOn(ambit, tab, museum.pages[0]);
    const letGo = await holdTable(ambit.own, 'pages');
    await panel.getByRole('tab', { name: 'About' }).click();
    const far = /(\d+) of (\d+) pages\.$/;
    const reading = panel.getByText(/^Reading what links say: \d+ of \d+ pages\.$/);
    const [, done, of] = far.exec((await reading.textContent())!)!;
    expect(Number(of)).toBeGreaterThan(100);
    await pictures(panel, 'about-reading');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    const stopped = `Stopped: what links say was read on ${done} of ${of} pages.`;
    await panel.getByText(stopped).waitFor();
    expect(await reading.count()).toBe(0);
    await letGo();
    await pictures(panel, 'about-reading-stopped');
    await panel.getByText(stopped).waitFor(); // nothing but the person begins it again

    await panel.getByRole('button', { name: 'Go on' }).click();
    await panel.getByText(/^Described as .* by \d+ pages on \d+ sites?\.$/).waitFor();
    expect(await panel.getByText(stopped).count()).toBe(0);
    await panel.close();
  });

  it('is there after browsing all sites: sensible words from outside', async () => {
    const panel = await aboutOn(museum.pages[0]);
    await panel.getByText(/^Described as .* by \d+ pages on \d+ sites?\.$/).waitFor();
    const words = (await wordsIn(panel)).join(' ').toLowerCase();

    expect(words).toMatch(/museum/);
    expect(words).toMatch(/harbour|wren|cutter|archive/);
    expect(words).not.toMatch(/\b(home|next|previous|search|menu)\b/);
    await pictures(panel, 'about-museum');
    await panel.close();
  });

  it('opens each word to the links that gave it, with the keyboard', async () => {
    const panel = await aboutOn(museum.pages[0]);
    const word = panel.locator('.said-word').first();
    await word.focus();
    await panel.keyboard.press('Enter');
    const links = panel.locator('.saying li');
    await links.first().waitFor();
    const name = (await word.locator('bdi').textContent())!.toLowerCase();

    expect(await word.getAttribute('aria-expanded')).toBe('true');
    for (const text of await links.allTextContents()) {
      expect(text.toLowerCase()).toContain(name.split(' ')[0].slice(0, 5));
    }
    const leads = await links.first().getByRole('link').last().getAttribute('href');
    expect(museum.hosts).toContain(new URL(leads!).hostname);
    expect(await links.first().getByRole('link').first().getAttribute('target')).toBe('_blank');
    await pictures(panel, 'about-links');
    await panel.keyboard.press('Enter');
    expect(await links.count()).toBe(0);
    await panel.close();
  });

  it('is another from inside, and from both', async () => {
    const panel = await aboutOn(museum.pages[0]);
    await panel.getByText(/^Described as/).waitFor();
    const outside = await wordsIn(panel);
    await panel.getByRole('radio', { name: /^Its own links/ }).check();
    await expect.poll(() => wordsIn(panel)).not.toEqual(outside);
    await panel.getByRole('radio', { name: /^Both/ }).check();
    await panel.getByRole('heading', { name: 'Topics' }).waitFor();
    await pictures(panel, 'about-both');
    await panel.close();
  });

  it('finds pages by a word that no link has, with the keyboard', async () => {
    const panel = await aboutOn(museum.pages[0]);
    await panel.getByText('So far no other site is described alike.').waitFor();
    const find = panel.getByRole('region', { name: 'Find pages by meaning' });
    await find.getByRole('searchbox').focus();
    await panel.keyboard.type('watercraft');
    await panel.keyboard.press('Enter');
    const groups = find.getByRole('list', { name: 'Groups of pages that come near' });
    const cutter = groups.getByRole('link', { name: /exhibits\/pilot-cutter-wren$/ });
    await cutter.waitFor();

    expect(await groups.textContent()).not.toMatch(/watercraft/i);
    expect(await cutter.getAttribute('target')).toBe('_blank');
    await pictures(panel, 'about-found');
    await find.getByRole('searchbox').fill('jurisprudence');
    await panel.keyboard.press('Enter');
    await find.getByText('No page comes near to that.').waitFor();
    await panel.close();
  });

  it('tells the group a site belongs to, whose other sites open', async () => {
    const links = {
      boats: 'boat, sailor, harbour and oar',
      ships: 'ship, crewman, seaport and paddle',
      guide: 'the guide',
    };
    const body = Object.entries(links).map(
      ([host, text]) => `<a href="//${host}.example/">${text}</a>`,
    );
    await ambit.context.route(/^http:\/\/(boats|ships|guide)\.example\/$/, (route) => {
      const { host } = new URL(route.request().url());
      const shown = host.startsWith('guide') ? body.join('<br>') : '<p>Sea.';
      const html = `<title>${host}</title>${shown}`;
      return route.fulfill({ contentType: 'text/html', body: html });
    });
    for (const host of Object.keys(links)) await browse(ambit, tab, `http://${host}.example/`);
    const panel = await aboutOn('http://boats.example/');
    const groups = panel.getByRole('list', { name: 'Related groups' });
    const group = groups.getByRole('listitem').filter({ hasText: 'Described in like words' });
    await group.first().waitFor();
    await pictures(panel, 'about-groups');

    expect(await group.getByRole('heading').textContent()).toMatch(/boat|ship/);
    const [other, ...more] = await group.getByRole('link').all();
    expect(await other.getAttribute('href')).toBe('http://ships.example/');
    expect(more).toEqual([]);
    const opening = ambit.context.waitForEvent('page');
    await other.click();
    expect((await opening).url()).toBe('http://ships.example/');
    await panel.close();
  });

  it('tells what the site says of others, and of one of them', async () => {
    const panel = await aboutOn(DEMO_SITES.find(({ start }) => start !== museum.start)!.pages[0]);
    await askAbout(panel, 'other sites, when this one links to them');
    await panel.getByText(/^Of other sites this one says/).waitFor();
    await pictures(panel, 'about-outgoing');
    await panel
      .getByRole('button', { name: /^What it says of/ })
      .first()
      .click();
    await panel.getByText(/^Of .* this site says/).waitFor();
    await panel.close();
  });

  it('tells what another site says of this one', async () => {
    const panel = await aboutOn(museum.pages[0]);
    const speaking = panel.getByRole('region', { name: 'Sites that link here' });
    await speaking
      .getByRole('button', { name: /^What .* says of this site/ })
      .first()
      .click();
    await panel.getByText(/^Of this site .* says/).waitFor();
    await opensAWord(panel);
    await panel.close();
  });

  it('is of a directory, of one above it, or of the page alone', async () => {
    const page = museum.pages.find((url) => new URL(url).pathname.split('/').length > 2)!;
    const panel = await aboutOn(page);
    await panel.getByRole('radio', { name: /^Both/ }).check();
    await askAbout(panel, 'this directory');
    const directory = panel.getByRole('combobox', { name: 'Directory' });
    await directory.waitFor();
    await opensAWord(panel);
    const countOf = () => panel.locator('.segments label').last().textContent();
    const own = await countOf();
    await directory.selectOption({ index: 1 });
    await expect.poll(countOf).not.toBe(own);
    await askAbout(panel, 'this page');
    await directory.waitFor({ state: 'detached' });
    await opensAWord(panel);
    await panel.close();
  });

  it('is told in another language, where links are in several', async () => {
    const ferries = DEMO_SITES.find(({ pages }) => pages.some((url) => /ferr/.test(url)))!;
    const panel = await aboutOn(ferries.pages[0]);
    await panel.getByRole('radio', { name: /^Its own links/ }).check();
    const language = panel.getByRole('combobox', { name: 'Language of the words' });
    await language.waitFor();
    const before = await wordsIn(panel);
    await language.selectOption(
      await language.locator('option', { hasText: 'German' }).innerText(),
    );
    await expect.poll(() => wordsIn(panel)).not.toEqual(before);
    expect(await language.inputValue()).toBe('de');
    await opensAWord(panel);
    await panel.close();
  });

  it('sorts words into topics of the person’s own, and refuses a file that is none', async () => {
    const [good, bad] = ['sea.txt', 'bad.csv'].map((name) => join(tmpdir(), name));
    writeFileSync(good, 'seafaring\n    boat = ship\n    museum\n    lens\nfood\n    bread\n');
    writeFileSync(bad, 'term,parent\na,"b\n');
    const panel = await aboutOn(museum.pages[0]);
    await panel.getByText('Your own topics').click();
    await panel.getByLabel('Bring in topics from a file').setInputFiles(bad);
    await panel.getByText('A quotation mark is not closed in this line: a,"b').waitFor();
    await panel.getByLabel('Bring in topics from a file').setInputFiles(good);
    await panel.getByText('6 topics were brought in and are in use.').waitFor();
    await panel.locator('.concepts').getByText('seafaring').waitFor();
    await pictures(panel, 'about-topics');
    await panel.getByRole('button', { name: 'Delete the topics' }).click();
    await panel.getByRole('button', { name: 'Delete them' }).click();
    await expect.poll(() => panel.getByRole('radio', { name: 'sea' }).count()).toBe(0);
    await panel.close();
  });
});

describe('the console', () => {
  it('completes, runs, tells what is wrong, and copies', async () => {
    await ambit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await openAtlas(ambit, '#/console');
    const line = page.getByRole('combobox', { name: 'Command' });
    await line.pressSequentially('weightedT');
    await page.getByRole('option', { name: /^weightedTargetKeywords/ }).waitFor();
    await pictures(page, 'console-offers');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await line.inputValue()).toBe('weightedTargetKeywords(');
    await line.fill(`weightedTargetKeywords({}, groupMatch({http://${museum.hosts[0]}/}))`);
    await page.keyboard.press('Enter');
    await page
      .getByRole('cell', { name: 'Museum', exact: true })
      .or(page.getByRole('cell', { name: 'museum', exact: true }))
      .first()
      .waitFor();
    await pictures(page, 'console-table');
    await page.getByRole('button', { name: 'Copy as CSV' }).click();
    await page.getByText(/^\d+ rows were copied\.$/).waitFor();
    const csv = (await page.evaluate('navigator.clipboard.readText()')) as string;

    expect(csv.split(/\r?\n/)[0]).toBe('"keyword","times"');
    expect(csv).toMatch(/^"museum",\d+\r?$/im);

    await line.fill('crawl({}, many)');
    await page.keyboard.press('Enter');
    await page.getByText('At character 11: A number is wanted here.').waitFor();
    await pictures(page, 'console-wrong');
    await page.close();
  });

  it('runs every example it offers', async () => {
    const page = await openAtlas(ambit, '#/console');
    const examples = page.locator('.console-asks button');
    await expect.poll(() => examples.first().textContent()).not.toContain('example.org');
    for (let i = 0; i < (await examples.count()); i++) {
      await examples.nth(i).click();
      const outcome = page
        .locator('.console-frame, [role=alert]')
        .or(page.getByText('The answer is empty.'));
      await outcome.first().waitFor();
      expect(await page.getByRole('alert').allTextContents()).toEqual([]);
    }
    await page.close();
  });
});
