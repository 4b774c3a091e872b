/**
 * A person browses the demo web and asks, on a page of each site, where that site begins and ends.
 * The demo web knows the truth; what is measured is the file the person saves.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_SITES, type DemoSite, pageAt, siteOf } from '../demo-web/web.ts';
import { browse, popupOn, savedBy } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';

const site = (name: string): DemoSite => DEMO_SITES.find((one) => one.name === name)!;
const museum = site('Harbour Museum');
const choir = site('The Lantern Choir');
const moss = site('Harwick Moss Society');

let ambit: Ambit;
let tab: Page;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});

/** Feeds and pictures are of no site by the demo web's word, so they cannot be right or wrong. */
const isPage = (url: string): boolean => pageAt(url).type.startsWith('text/html');

async function knownUrls(): Promise<string[]> {
  const rows = await ambit.rows<{ text: string }>('knownUrls');
  return rows.flatMap(({ text }) => text.split('\n')).filter((url) => url !== '');
}

describe('the boundary of a site in the popup', () => {
  it('is said to be a first guess while few of its pages were opened', async () => {
    const popup = await popupOn(ambit, tab, museum.pages[0]);
    await popup.getByText('open 4 more of its pages').waitFor();
    await pictures(popup, 'boundary-learning');
    await popup.close();
  });

  it('is there after browsing all sites', async () => {
    for (const url of DEMO_SITES.flatMap(({ pages }) => pages)) await browse(ambit, tab, url);
    await ambit.untilRows('todo', 0);
  });

  it.each(DEMO_SITES.map((one) => [one.name, one] as const))('of %s', async (name, truth) => {
    const popup = await popupOn(ambit, tab, truth.pages[1]);
    const title = await popup.textContent('h1');
    const saved = (await savedBy(popup)).filter(isPage);
    const own = (await knownUrls()).filter((url) => siteOf(url) === name);
    const wrong = saved.filter((url) => siteOf(url) !== name);
    const missed = own.filter((url) => !saved.includes(url));
    const f1 = (2 * (own.length - missed.length)) / (saved.length + own.length);

    expect(title).toContain(name);
    expect(title).not.toContain('.example');
    expect(f1, JSON.stringify({ wrong, missed })).toBeGreaterThanOrEqual(0.95);
    await popup.close();
  });

  it('reaches over the hosts of a site, and marks what of the address is inside', async () => {
    const popup = await popupOn(
      ambit,
      tab,
      museum.pages.find((url) => url.includes('/exhibits/'))!,
    );

    expect(await popup.locator('.summary').textContent()).toContain('over 3 hosts');
    const where = popup.getByRole('region', { name: 'Where this site is' });
    for (const host of museum.hosts) await where.getByText(host, { exact: true }).waitFor();
    expect(await popup.locator('.crumbs mark').first().textContent()).toBe(museum.hosts[0]);
    await pictures(popup, 'boundary-museum');
    await popup.close();
  });

  it('is one directory of a shared host', async () => {
    const popup = await popupOn(ambit, tab, choir.pages[1]);
    const [host] = choir.hosts;

    expect(await popup.locator('.crumbs li').first().textContent()).toBe(host);
    expect(await popup.locator('.crumbs mark').first().textContent()).toBe('lantern-choir');
    await pictures(popup, 'boundary-choir');
    await popup.close();
  });
});

describe('a person corrects the boundary', () => {
  it('of one page, sees the list move, and undoes it', async () => {
    const page = moss.pages[2];
    const popup = await popupOn(ambit, tab, page);
    const before = await savedBy(popup);
    expect(before).toContain(page);

    await popup.getByRole('radio', { name: 'Not this site' }).check();
    await popup.getByText(/^This moves \d+ address(es)? out of the site\.$/).waitFor();
    expect(await ambit.rows('labels')).toEqual([]);
    await pictures(popup, 'boundary-draft');
    await popup.getByRole('button', { name: 'Apply' }).click();
    await popup.getByText('This page is out.').waitFor();
    await popup.getByText('You said so.').waitFor();
    await expect.poll(() => savedBy(popup)).not.toContain(page);
    await pictures(popup, 'boundary-corrected');

    await popup.getByRole('button', { name: 'Undo' }).click();
    await popup.getByText('This page is in.').waitFor();
    await expect.poll(() => savedBy(popup)).toEqual(before);
    expect(await popup.getByRole('radio', { name: 'Unsure' }).isChecked()).toBe(true);
    await popup.close();
  });

  it('of a directory, as many addresses as announced; being unsure takes it back', async () => {
    const page = museum.pages.find((url) => url.includes('/exhibits/'))!;
    const directory = page.slice(0, page.lastIndexOf('/') + 1);
    const popup = await popupOn(ambit, tab, page);
    const before = await savedBy(popup);

    await popup.getByRole('radio', { name: 'Not this site' }).check();
    await popup.getByRole('radio', { name: directory.replace('http://', '') }).check();
    const said = popup.getByText(/^This moves \d+ addresses out of the site\.$/);
    const announced = Number(/\d+/.exec((await said.textContent())!)![0]);
    await popup.getByRole('button', { name: 'Apply' }).click();
    await popup.getByText('This page is out.').waitFor();
    await expect.poll(async () => before.length - (await savedBy(popup)).length).toBe(announced);
    expect((await savedBy(popup)).filter((url) => url.startsWith(directory))).toEqual([]);

    await popup.getByRole('radio', { name: 'Unsure' }).check();
    await popup.getByText('Takes back what you said of').waitFor();
    await popup.getByRole('button', { name: 'Apply' }).click();
    await popup.getByText('This page is in.').waitFor();
    await expect.poll(() => savedBy(popup)).toEqual(before);
    await popup.close();
  });

  it('with the keyboard alone', async () => {
    const popup = await popupOn(ambit, tab, moss.pages[3]);
    const labels = (await ambit.rows('labels')).length;
    await popup.getByRole('radio', { name: 'Unsure' }).focus();
    await popup.keyboard.press('ArrowLeft');
    await popup.getByText(/^This moves/).waitFor();
    for (const name of ['reach', 'Apply']) {
      await popup.keyboard.press('Tab');
      expect(await popup.evaluate(focused)).toContain(name);
    }
    await popup.keyboard.press('Enter');
    await popup.getByText('Noted: not this site.').waitFor();
    expect(await popup.evaluate(focused)).toContain('Undo');
    await popup.keyboard.press('Enter');
    await popup.getByText('This page is in.').waitFor();
    expect((await ambit.rows('labels')).length).toBe(labels + 1);
    await popup.close();
  });
});

const focused = () => {
  const element = document.activeElement as HTMLInputElement | null;
  return `${element?.name ?? ''} ${element?.textContent ?? ''}`;
};
