/** The side panel on a site of tens of thousands of addresses, and on pages that mean no good. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ambit } from './harness/chromium.ts';
import { millUrl, type PageMill, startPageMill } from './harness/page-mill.ts';
import { panelFor, panelOn, rowOf } from './harness/side-panel.ts';

const LINKS = 20_000;
const PAGES = 6;

let mill: PageMill;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  mill = await startPageMill(LINKS);
  ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  await mill.close();
});

it('draws few rows of tens of thousands, and finds, sorts and chooses among them', async () => {
  for (let n = 1; n <= PAGES; n++) {
    await ambit.visit(millUrl(n * 1000), tab);
    await ambit.untilRows('pages', n);
  }
  await ambit.untilRows('todo', 0);
  const panel = await panelFor(ambit, tab);
  await panel.getByRole('treegrid').waitFor();
  const said = () => panel.locator('.grid [role=status]').textContent();
  const addresses = Number.parseInt((await said())!.replace(/\D/g, ''), 10);
  const all = addresses.toLocaleString('en');
  expect(addresses).toBeGreaterThan(50_000);
  await panel.getByRole('searchbox').pressSequentially('page-777', { delay: 20 });
  await expect.poll(said).not.toContain(all);
  await panel.getByRole('searchbox').fill('');
  await expect.poll(said).toContain(all);
  await panel.getByRole('combobox').selectOption('sure');
  await panel.locator('tr[tabindex="0"]').focus();
  await panel.keyboard.press('End');
  const last = await panel.getByRole('treegrid').getAttribute('aria-rowcount');
  await panel.locator(`tr[tabindex="0"][aria-rowindex="${last}"]`).waitFor();
  expect(await panel.locator('tr').count()).toBeLessThan(60);
  await panel.keyboard.press('Control+a');
  await panel.getByText(/addresses chosen/).waitFor();
  await panel.getByRole('button', { name: 'Not this site' }).click();
  await panel.getByText('That is more than 1,000 at once.').waitFor();
  await panel.close();
});

it('shows hostile titles and addresses as text, on one line', async () => {
  const query = `?<img src=x onerror=alert(1)>&\u202Egpj.exe&${'a'.repeat(1500)}`;
  await tab.route('**/hostile*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<title>&lt;img src=x onerror=alert(1)&gt; \u202E${'W'.repeat(400)}</title>
        <a href="/linked${query.replaceAll('"', '')}">x</a>`,
    }),
  );
  const panel = await panelOn(ambit, tab, 'http://hostile.example/hostile');
  let alarms = 0;
  panel.on('dialog', () => alarms++);
  await rowOf(panel, 'http://hostile.example/hostile').waitFor();
  expect(await panel.locator('tr[title*="/linked?"]').count()).toBe(1);
  expect(await panel.locator('img').count()).toBe(0);
  for (const width of [280, 400]) {
    await panel.setViewportSize({ width, height: 800 });
    expect(await panel.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
  const heights = await panel
    .locator('tr')
    .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([40]));
  expect(alarms).toBe(0);
});
