/** A person works on the boundary of a site in the side panel. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../demo-web/web.ts';
import { browse } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';
import { panelOn, rowOf } from './harness/side-panel.ts';

const [museum] = DEMO_SITES;
const page = museum.pages.find((url) => url.includes('/exhibits/'))!;
const directory = page.slice(0, page.lastIndexOf('/') + 1);

let ambit: Ambit;
let tab: Page;
let panel: Page;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});
beforeAll(async () => {
  for (const url of museum.pages) await browse(ambit, tab, url);
  for (const { start } of DEMO_SITES) await browse(ambit, tab, start);
  panel = await panelOn(ambit, tab, page);
});

const button = (name: string | RegExp, exact = true) => panel.getByRole('button', { name, exact });
const find = async (text: string) => {
  await panel.getByRole('searchbox').fill(text);
  await panel.locator(`[data-found="${text}"]`).waitFor();
};
const said = () => panel.locator('.grid [role=status]').textContent();
const labels = () => ambit.rows<{ withdrawnAt: number | null; reach: string }>('labels');

describe('the list of addresses', () => {
  it('shows the site, its largest host first, and a reason on every address in view', async () => {
    expect(await panel.textContent('h1')).toContain(museum.name);
    expect(await panel.locator('tr').first().getAttribute('title')).toBe(museum.hosts[0]);
    await expect
      .poll(async () =>
        (await panel.locator('.level-3 .grid-note').allTextContents()).every(isTold),
      )
      .toBe(true);
    await pictures(panel, 'panel-list');
  });

  it('is found by a part of the address, by side and by being opened', async () => {
    const all = Number.parseInt((await said())!.replace(/\D/g, ''), 10);
    await find('/EXHIBITS/');
    await expect.poll(said).not.toContain(String(all));
    const rows = await panel.locator('tr.level-3').all();
    for (const row of rows) expect(await row.getAttribute('title')).toContain('/exhibits/');
    await find('');
    await expect.poll(said).toContain(String(all));
    const counts = await panel.locator('.chip').allTextContents();
    await button(/^opened/).click();
    const opened = Number(/\d+/.exec(counts[3])![0]);
    await expect.poll(said).toBe(`${opened} addresses`);
    await button(/^opened/).click();
    await find('no such address');
    await panel.getByText('No address is like that.').waitFor();
    await pictures(panel, 'panel-none');
    await find('');
  });

  it('says every reason of an address that is opened up', async () => {
    await find(page);
    await rowOf(panel, page).click();
    const reason = panel.locator('tr.level-4').first();
    await reason.waitFor();
    expect(await reason.textContent()).toMatch(/^(For|Against): /);
    await pictures(panel, 'panel-reasons');
    await rowOf(panel, page).click();
    await reason.waitFor({ state: 'detached' });
    await find('');
  });

  it('folds a directory away', async () => {
    await find('/exhibits/');
    const group = rowOf(panel, directory.replace('http://', ''));
    await group.click();
    await rowOf(panel, page).waitFor({ state: 'detached' });
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await group.click();
    await rowOf(panel, page).waitFor();
  });
});

describe('a selection is corrected as one', () => {
  it('its consequences are seen before, its rows move, and it is undone', async () => {
    await find('/exhibits/');
    const rows = await panel.locator('tr.level-3').count();
    await rowOf(panel, directory.replace('http://', '')).getByRole('checkbox').click();
    await panel.getByText(`${rows} addresses chosen`).waitFor();
    await pictures(panel, 'panel-chosen');
    await button('Not this site').click();
    await panel.getByText(/^This moves \d+ addresses out of the site\.$/).waitFor();
    expect(await labels()).toEqual([]);
    // The list is read anew with the same addresses chosen: what is drafted stays.
    await ambit.order({ type: 'name-site', page, name: 'Renamed meanwhile' });
    await panel.getByRole('heading', { level: 1, name: 'Renamed meanwhile' }).waitFor();
    const [{ id }] = await ambit.rows<{ id: number }>('names');
    await ambit.order({ type: 'withdraw-names', ids: [id] });
    await panel.getByRole('heading', { level: 1, name: museum.name }).waitFor();
    await panel.getByText(/^This moves \d+ addresses out of the site\.$/).waitFor();
    const whole = panel.getByRole('radio', { name: directory.replace('http://', '') });
    expect(await whole.isChecked()).toBe(true);
    await panel.getByRole('radio', { name: `these ${rows} addresses` }).check();
    await panel.getByText(/^This moves \d+ addresses out of the site\.$/).waitFor();
    await pictures(panel, 'panel-draft');
    await button('Apply').click();
    await panel.getByText('Noted: not this site.').waitFor();
    expect((await labels()).map(({ reach }) => reach)).toEqual(Array(rows).fill('url'));
    await expect.poll(() => verdictOf(page)).toBe('out');
    await rowOf(panel, page).getByText('You said so.').waitFor();
    await pictures(panel, 'panel-corrected');

    await button('Undo').click();
    await expect.poll(() => verdictOf(page)).toBe('in');
    expect((await labels()).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
  });

  it('as a whole directory, kept in the history, and taken back from there', async () => {
    await rowOf(panel, directory.replace('http://', '')).getByRole('checkbox').click();
    await button('Not this site').click();
    await panel.getByText(/^This moves/).waitFor();
    await button('Apply').click();
    await panel.getByText('Noted: not this site.').waitFor();
    await expect.poll(() => verdictOf(page)).toBe('out');
    expect((await labels()).at(-1)).toMatchObject({ reach: 'prefix', withdrawnAt: null });

    await panel.getByText('Your corrections').click();
    const history = panel.locator('.corrections li');
    await expect.poll(() => history.count()).toBe(2);
    expect(await history.nth(0).textContent()).toContain(directory.replace('http://', ''));
    expect(await history.nth(1).textContent()).toMatch(/and \d+ more.*taken back/);
    await pictures(panel, 'panel-history');
    await history.nth(0).getByRole('button').click();
    await panel.getByText('Undone.').waitFor();
    await expect.poll(() => verdictOf(page)).toBe('in');
    await panel.getByText('Your corrections').click();
  });

  it('by taking back what was said of it', async () => {
    await rowOf(panel, page).getByRole('checkbox').click();
    await button('Take back').click();
    await panel.getByText('You have said nothing about these yet.').waitFor();
    await button('Not this site').click();
    await button('Apply').click();
    await expect.poll(() => verdictOf(page)).toBe('out');
    await rowOf(panel, page).getByRole('checkbox').click();
    await button('Take back').click();
    await panel.getByText('This moves 1 address into the site.').waitFor();
    await button('Apply').click();
    await panel.getByText('Taken back: Ambit decides again.').waitFor();
    await expect.poll(() => verdictOf(page)).toBe('in');
    await find('');
  });
});

describe('below the list', () => {
  it('an address is tested, known or not', async () => {
    await panel.getByText('Test an address').click();
    const box = panel.getByRole('textbox', { name: 'Address to test' });
    await box.fill(page.replace('http://', ''));
    await button('Test').click();
    await panel.getByText(/^(In|Unsure): \d+% likely/).waitFor();
    await box.fill(`${directory}never-heard-of`);
    await button('Test').click();
    await panel.getByText('Ambit has not met this address').waitFor();
    expect(await panel.locator('.tested').textContent()).toMatch(/(In|Unsure|Out): \d+% likely/);
    await panel.getByText('All reasons').click();
    await pictures(panel, 'panel-tested');
    await box.fill('two words');
    await button('Test').click();
    await panel.getByText('An address has no spaces in it.').waitFor();
    await pictures(panel, 'panel-test-refused');
    await panel.getByText('Test an address').click();
  });

  it('the site is told in words, and what an archive rarely wants', async () => {
    await panel.getByText('The site in words').click();
    for (const host of museum.hosts) await panel.getByText(`All of ${host}`).first().waitFor();
    await panel.getByText('What an archive rarely wants').click();
    await pictures(panel, 'panel-scope');
    await panel.getByText('The site in words').click();
    await panel.getByText('What an archive rarely wants').click();
  });
});

describe('with the keyboard alone', () => {
  it('a person finds, reads, chooses, corrects and undoes', async () => {
    await panel.getByRole('searchbox').focus();
    await panel.keyboard.type('/exhibits/');
    await expect.poll(said).toBe('9 addresses');
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Home');
    await expect.poll(focused).toBe(museum.hosts[0]);
    await press('ArrowDown', 'ArrowDown');
    await expect.poll(focused).toBe(page);
    await press('ArrowRight');
    await panel.locator('tr.level-4').first().waitFor();
    await press('ArrowDown');
    await expect.poll(words).toMatch(/^For|^Against/);
    await press('ArrowLeft', 'ArrowLeft');
    await panel.locator('tr.level-4').first().waitFor({ state: 'detached' });
    await press(' ', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await panel.getByText('3 addresses chosen').waitFor();
    await press('Control+a');
    await panel.getByText(/^9 addresses chosen/).waitFor();
    await press('Escape', 'ArrowUp', 'ArrowUp', ' ');
    await panel.getByText('1 address chosen').waitFor();
    await press('Tab', 'Tab', 'Enter');
    await panel.getByText(/^This moves 1 address out/).waitFor();
    await press('Tab', 'Tab', 'Tab');
    await expect.poll(words).toBe('Apply');
    await press('Enter');
    await panel.getByText('Noted: not this site.').waitFor();
    await expect.poll(words).toBe('Undo');
    await press('Enter');
    await expect.poll(() => verdictOf(page)).toBe('in');
    await find('');
  });

  it('folds with the arrows and goes to the ends of the list', async () => {
    await panel.locator('tr[tabindex="0"]').focus();
    await press('Home');
    await expect.poll(focused).toBe(museum.hosts[0]);
    await press('ArrowLeft');
    await panel.locator('tr[aria-expanded=false]').first().waitFor();
    await press('ArrowRight', 'End');
    const last = Number(await panel.locator('[role=treegrid]').getAttribute('aria-rowcount'));
    await panel.locator(`tr[tabindex="0"][aria-rowindex="${last}"]`).waitFor();
    await press('Home');
  });
});

const press = async (...keys: string[]) => {
  for (const key of keys) await panel.keyboard.press(key);
};
const words = () => panel.evaluate(() => document.activeElement!.textContent);
const focused = () => panel.evaluate(() => (document.activeElement as HTMLElement).title);
const verdictOf = (url: string) =>
  rowOf(panel, url).locator('[data-verdict]').getAttribute('data-verdict');

const isTold = (note: string): boolean => /\w{3}/.test(note);

describe('the tabs', () => {
  it('lead to the map and back, by the arrow keys', async () => {
    await panel.getByRole('tab', { name: 'Boundary' }).focus();
    await panel.keyboard.press('ArrowRight');
    await panel.getByRole('tab', { name: 'Map' }).click();
    await panel.getByRole('listbox', { name: `Map of ${museum.name}` }).waitFor();
    await panel.getByText('The map as a table').click();
    await panel.getByText('What links where').first().click();
    await panel.getByRole('rowheader', { name: museum.hosts[0] }).first().waitFor();
    const [circles, lines] = ['The map’s circles', 'What links where'].map((name) =>
      panel.getByRole('table', { name }),
    );
    await expect.poll(() => panel.locator('.map-node').count()).toBe(await rowsIn(circles));
    const kinds = await circles.locator('td.text').allTextContents();
    expect(new Set(kinds)).toEqual(new Set(['part of this site', 'another site', NOT_OPENED]));
    const crossing = lines.getByRole('row').filter({ has: panel.getByText('yes') });
    expect(await crossing.count()).toBeGreaterThan(0);
    expect(await rowsIn(lines)).toBeGreaterThan(await crossing.count());
    const [from, to, links] = await lines.getByRole('row').nth(1).locator('th, td').all();
    const known = await circles.getByRole('rowheader').allTextContents();
    for (const end of [from, to]) expect(known).toContain(await end.textContent());
    expect(Number(await links.textContent())).toBeGreaterThan(0);
    await pictures(panel, 'panel-map');
    await panel.getByRole('tab', { name: 'Map' }).focus();
    await panel.keyboard.press('Home');
    expect(await isChosen('Boundary')).toBe(true);
    await panel.getByRole('treegrid').waitFor();
  });
});

const NOT_OPENED = 'a host you have not opened';
const rowsIn = (table: Locator) => table.locator('tbody tr').count();
const isChosen = async (name: string): Promise<boolean> =>
  (await panel.getByRole('tab', { name }).getAttribute('aria-selected')) === 'true';
