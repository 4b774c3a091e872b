import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';

const [museum, ferries] = DEMO_SITES;
const host = new URL(museum.start).host;
const [bank] = CANARY_SITES;

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
beforeEach(async () => {
  await ambit.order({ type: 'delete-everything' });
  await ambit.agree();
});

/**
 * Opens a page and waits until Ambit has said its word about it, of which a picture may be wanted.
 */
async function open(url: string, picture?: string): Promise<string> {
  await tab.goto('about:blank');
  await tab.goto(url);
  const popup = await ambit.popupFor(tab);
  const note = popup.locator('[role=status][data-state]');
  await expect.poll(() => note.getAttribute('data-state')).not.toBe('working');
  const words = (await note.textContent()) ?? '';
  if (picture !== undefined) await pictures(popup, picture);
  await popup.close();
  return words;
}

async function inPopup(act: (popup: Page) => Promise<void>): Promise<void> {
  const popup = await ambit.popupFor(tab);
  await popup.getByText('Recording and settings').click();
  await act(popup);
  await popup.close();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const urls = async () => (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
const RECORDED = '✓ This page is recorded.';

describe('the controls of the popup', () => {
  it('pause and resume', async () => {
    await open(museum.pages[0]);
    await inPopup(async (popup) => {
      await press(popup, /^Pause$/);
      await popup.getByRole('button', { name: 'Resume recording' }).waitFor();
    });
    expect(await open(museum.pages[1])).toBe('Recording is paused.');
    expect(await urls()).toEqual([museum.pages[0]]);
    await inPopup(async (popup) => {
      await press(popup, 'Resume recording');
      await popup.getByRole('button', { name: /^Pause$/ }).waitFor();
    });
    expect(await open(museum.pages[1])).toBe(RECORDED);
  });

  it('pause for an hour', async () => {
    await open(museum.pages[0]);
    const before = Date.now();
    await inPopup((popup) => press(popup, 'Pause for an hour'));
    await expect
      .poll(async () => (await ambit.rows<{ pausedUntil: number }>('settings'))[0].pausedUntil)
      .toBeGreaterThanOrEqual(before + 3_600_000);
    expect(await open(museum.pages[1])).toBe('Recording is paused.');
  });

  it('never record a site, and change one’s mind', async () => {
    await open(museum.pages[0]);
    await inPopup(async (popup) => {
      await press(popup, 'Never on this host');
      await popup.getByText('You asked never to record this site.').waitFor();
    });
    expect(await open(museum.pages[1])).toBe('You asked never to record this site.');
    expect(await urls()).toEqual([museum.pages[0]]);
    await inPopup((popup) => press(popup, 'Record this host'));
    await ambit.untilRows('pages', 2);
  });

  it('allow a site that Ambit would leave alone, and record the open page at once', async () => {
    expect(await open(bank.pages[1])).toContain('Ambit leaves banks');
    expect(await urls()).toEqual([]);
    await inPopup((popup) => press(popup, 'Record this host'));
    await ambit.untilRows('pages', 1);
  });

  it('forget a site, and no other, leaving nothing derived from it', async () => {
    await open(museum.pages[0]);
    await open(museum.pages[1]);
    await open(ferries.pages[0]);
    await tab.goto(museum.pages[0]);
    await inPopup(async (popup) => {
      await press(popup, 'Forget this host');
      await pictures(popup, 'popup-forget');
      await press(popup, 'Cancel');
      await press(popup, 'Forget this host');
      await press(popup, 'Forget them');
      await popup.getByText(/^Forgot \d+ pages?\.$/).waitFor();
    });
    expect(await urls()).toEqual([ferries.pages[0]]);
    expect(await ambit.verify()).toMatchObject({ agrees: true, pages: 1 });
    const hosts = await ambit.rows<{ host: string; pages: number }>('hosts');
    expect(hosts.filter((row) => row.pages > 0).map((row) => row.host)).toEqual([
      new URL(ferries.pages[0]).host,
    ]);
  });

  it('forget the last hour', async () => {
    await open(museum.pages[0]);
    await inPopup(async (popup) => {
      await press(popup, 'Forget the last hour');
      await press(popup, 'Forget it');
      await popup.getByText('Forgot 1 page.').waitFor();
    });
    for (const table of ['pages', 'visits', 'todo', 'hosts', 'prefixes', 'knownLinks', 'placed']) {
      expect(await ambit.rows(table)).toEqual([]);
    }
  });

  it('can all be reached with the keyboard', async () => {
    await open(museum.pages[0]);
    await inPopup(async (popup) => {
      await popup.getByRole('button', { name: 'Settings' }).waitFor();
      await pictures(popup, 'popup-menu');
      const reached: string[] = [];
      for (let i = 0; i < 20; i++) {
        await popup.keyboard.press('Tab');
        reached.push(await popup.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      const buttons = await popup.getByRole('button').allTextContents();
      expect(reached).toEqual(expect.arrayContaining(buttons));
    });
  });
});

it('orders given at once do not get in each other’s way', async () => {
  await ambit.order({ type: 'delete-everything' });
  const agree = () => ambit.order({ type: 'agree', mode: 'everywhere', chosen: [] });
  const replies = await Promise.all([agree(), agree(), agree()]);
  expect(replies.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
  expect(await open(museum.pages[0])).toBe(RECORDED);
});

describe('the settings page', () => {
  it('records only chosen sites when told so', async () => {
    await ambit.own.reload();
    await ambit.own.getByLabel('Only the sites I choose').click();
    await expect.poll(() => ambit.own.getByLabel('Only the sites I choose').isChecked()).toBe(true);
    await ambit.own.getByLabel('Add to: Sites always recorded').fill(`http://${host}/x`);
    await ambit.own
      .getByRole('region', { name: 'Sites always recorded' })
      .getByRole('button', { name: 'Add' })
      .click();
    await ambit.own.getByRole('button', { name: `Remove ${host}` }).waitFor();
    await pictures(ambit.own, 'options-chosen');

    expect(await open(museum.pages[0])).toBe(RECORDED);
    expect(await open(ferries.pages[0])).toContain('only the sites you chose');
    expect(await urls()).toEqual([museum.pages[0]]);
  });

  it('says what is wrong with a host name and adds nothing', async () => {
    await ambit.own.reload();
    const field = ambit.own.getByLabel('Add to: Sites never recorded');
    await field.fill('http://');
    await ambit.own
      .getByRole('region', { name: 'Sites never recorded' })
      .getByRole('button', { name: 'Add' })
      .click();

    await expect
      .poll(() => field.evaluate((input: HTMLInputElement) => input.validationMessage))
      .toBe('Type a host name, such as www.museum.example.');
    expect((await ambit.rows<{ never: string[] }>('settings'))[0].never).toEqual([]);
  });

  it('keeps pages for as many days as told', async () => {
    await open(museum.pages[0]);
    await ambit.own.reload();
    await ambit.own.getByLabel('Keep pages').selectOption('30 days');
    await expect
      .poll(async () => (await ambit.rows<{ retentionDays: number }>('settings'))[0].retentionDays)
      .toBe(30);
    expect(await urls()).toEqual([museum.pages[0]]);
  });

  it('verifies what is stored, and shows the storage used', async () => {
    await open(museum.pages[0]);
    await ambit.own.reload();
    await ambit.own.getByRole('button', { name: 'Verify what is stored' }).click();
    await ambit.own.getByText(/^Everything agrees: 1 page/).waitFor();
    await ambit.own.getByText(/^\d+\.\d MB$/).waitFor();
  });

  it('deletes everything, and asks for agreement again', async () => {
    await open(museum.pages[0]);
    await ambit.own.reload();
    await ambit.own.getByRole('button', { name: 'Delete everything' }).click();
    await ambit.own.getByRole('alertdialog').waitFor();
    await pictures(ambit.own, 'options-delete');
    await ambit.own.getByRole('button', { name: 'Delete everything' }).click();
    await ambit.own.getByText('Nothing is recorded until you agree.').waitFor();
    await pictures(ambit.own, 'options-not-agreed');
    const tables = [
      'pages',
      'visits',
      'staging',
      'todo',
      'labels',
      'settings',
      'checkpoints',
      'knownUrls',
    ];

    for (const table of [...tables, 'knownLinks', 'placed', 'hosts', 'prefixes']) {
      expect(await ambit.rows(table)).toEqual([]);
    }
    expect(await open(museum.pages[1])).toBe('Nothing is recorded until you agree.');
  });
});

describe('what the popup says', () => {
  it('of a page that asks for a password', async () => {
    const login = museum.pages.find((url) => url.includes('account') || url.includes('login'))!;

    expect(await open(login, 'popup-password')).toBe(
      'This page asks for a password, so it is not recorded.',
    );
    expect(await urls()).toEqual([]);
  });

  it('of a page that was open before recording was allowed', async () => {
    await ambit.order({ type: 'delete-everything' });
    await tab.goto(museum.pages[0]);
    await ambit.agree();
    await inPopup(async (popup) => {
      await popup.getByText('Reload it to record it.').waitFor();
      await pictures(popup, 'popup-reload');
      await press(popup, 'Reload the page');
      await ambit.untilRows('pages', 1);
    });
  });

  it('of what is no page of the web', async () => {
    await tab.goto(museum.pages[0]);
    const id = await ambit.tabId(tab); // of other pages the browser tells nobody the address
    await tab.goto('chrome://version/');
    const popup = await ambit.context.newPage();
    await popup.goto(ambit.url(`popup.html?tab=${id}`));
    await popup.getByText('Only web pages are recorded.').waitFor();
    await pictures(popup, 'popup-not-web');
    await popup.close();
  });

  it('of a site that the browser’s site-access setting withholds', async () => {
    await tab.goto(museum.pages[0]);
    await ambit.untilRows('pages', 1);
    const id = await ambit.tabId(tab);
    await ambit.setSiteAccess('ON_CLICK');
    try {
      await tab.reload();
      const popup = await ambit.context.newPage();
      await popup.goto(ambit.url(`popup.html?tab=${id}`));
      await popup.getByText('Your browser’s site-access setting keeps Ambit away from').waitFor();
      await pictures(popup, 'popup-withheld');
      await popup.close();
    } finally {
      await ambit.setSiteAccess('ON_ALL_SITES');
    }
  });
});
