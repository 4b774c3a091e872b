/**
 * Pages that are a person's own: signed in, asking for secrets, or showing what nobody else
 * should read.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';

const [museum] = DEMO_SITES;
const HOST = new URL(museum.start).hostname;

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  tab = await ambit.context.newPage();
});
beforeEach(async () => {
  await ambit.agree();
  await ambit.order({ type: 'unlist-host', host: HOST });
  await ambit.order({ type: 'resume' });
  await ambit.order({ type: 'forget-since', moment: 0 });
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

let pages = 0;
/** Opens `html` at an address of the museum's host that was never there before. */
async function show(html: string): Promise<string> {
  const url = `${museum.start}own-${pages++}`;
  const body = `<!doctype html><meta charset=utf-8>${html}`;
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await tab.goto(url);
  return url;
}
const stateOf = async (url: string) => {
  let state: string | undefined = 'working';
  await expect
    .poll(async () => (state = await ambit.stateOf(url)), { timeout: 15_000 })
    .toMatch(/stored|refused|failed/);
  return state;
};
const recorded = async () => (await ambit.rows<{ url: string }>('pages')).map(({ url }) => url);
const untilGone = (url: string) => expect.poll(recorded, { timeout: 20_000 }).not.toContain(url);

const SIGNED_IN = `<title>My orders</title><nav><a href="/me">Jane</a>
  <div hidden><a href="/session/end">Log out</a></div></nav><p>Three parcels`;
const ADD_LOG_OUT = `document.body.insertAdjacentHTML('beforeend', '<button>Sign out</button>')`;

describe('a signed-in page', () => {
  it('is not recorded until its host is allowed by name, with one press', async () => {
    const url = await show(SIGNED_IN);
    expect(await stateOf(url)).toBe('refused');
    expect(await recorded()).toEqual([]);
    const popup = await ambit.popupFor(tab);
    await popup.getByText('You seem to be signed in here, so this page is not recorded.').waitFor();
    await pictures(popup, 'popup-signed-in');
    await popup.getByRole('button', { name: 'Record this host' }).click();
    await popup.getByText('This page is recorded.').waitFor();
    await popup.close();

    expect(await recorded()).toEqual([url]);
  });

  it('is not recorded because the host was chosen, but is where all are allowed', async () => {
    await ambit.order({ type: 'agree', mode: 'chosen', chosen: [HOST] });
    expect(await stateOf(await show(SIGNED_IN))).toBe('refused');
    await ambit.agree();
    await ambit.own.reload();
    await ambit.own.getByLabel('Also record pages on which I am signed in').click();
    await expect
      .poll(async () => (await ambit.rows<{ signedIn: boolean }>('settings'))[0].signedIn)
      .toBe(true);
    const allowed = await show(SIGNED_IN);
    expect(await stateOf(allowed)).toBe('stored');
    await ambit.own.getByLabel('Also record pages on which I am signed in').click();
    await expect
      .poll(async () => (await ambit.rows<{ signedIn: boolean }>('settings'))[0].signedIn)
      .toBe(false);
  });

  it('is deleted when the control comes later', async () => {
    const url = await show('<title>App</title><p>Loading');
    expect(await stateOf(url)).toBe('stored');
    await tab.waitForTimeout(9000); // after the looks that were made once
    await tab.evaluate(ADD_LOG_OUT);
    await untilGone(url);
  });

  it('is told from a page about logging out, and from a sign-in link', async () => {
    const url = await show(`<title>How to log out</title><h1>How to log out</h1>
      <p>Choose <b>Log out</b> in the menu; see <a href="/wiki/Logout">Logout</a>.
      <a href="/login">Log in</a> <a href="#logout">Log out</a>`);
    expect(await stateOf(url)).toBe('stored');
  });
});

describe('a page with a field for a secret', () => {
  it.each(['current-password', 'section-a NEW-PASSWORD', 'One-Time-Code'])(
    'that is shown as text, by autocomplete=%s, is not recorded',
    async (tokens) => {
      const url = await show(`<title>Sign in</title><input autocomplete="${tokens}">`);
      expect(await stateOf(url)).toBe('refused');
      expect(await recorded()).not.toContain(url);
    },
  );

  const inShadow = `const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    setTimeout(() => { root.innerHTML = '<input type=password>'; }, 3000);`;
  const typeChanged = `const field = document.createElement('input');
    document.body.append(field);
    setTimeout(() => { field.autocomplete = 'current-password'; }, 3000);`;

  it.each([
    ['in a shadow root', inShadow],
    ['by a change of its own', typeChanged],
  ])('that comes late, %s, is deleted', async (_, script) => {
    const url = await show('<title>Late</title><p>Nothing to see');
    expect(await stateOf(url)).toBe('stored');
    await tab.waitForTimeout(9000); // after the looks that were made once
    await tab.evaluate(script);
    await untilGone(url);
  });

  it('is deleted while recording is paused, too', async () => {
    const url = await show('<title>Paused</title><p>Nothing to see');
    expect(await stateOf(url)).toBe('stored');
    await ambit.order({ type: 'pause', until: Number.MAX_SAFE_INTEGER });
    await tab.evaluate(`document.body.innerHTML = '<input type=password>'`);
    await untilGone(url);
    await ambit.order({ type: 'resume' });
  });

  it('is deleted on a page that changes without end', async () => {
    const url = await show('<title>Restless</title><p>0');
    expect(await stateOf(url)).toBe('stored');
    await tab.evaluate(`setInterval(() => {
      for (let i = 0; i < 100; i++) document.body.append(document.createElement('i'));
      while (document.body.childElementCount > 1000) document.body.firstElementChild.remove();
    }, 0)`);
    await tab.waitForTimeout(9000);
    await tab.evaluate(
      `document.body.insertAdjacentHTML('afterbegin', '<header><input type=password></header>');
       const keep = document.querySelector('header');
       new MutationObserver(() => keep.isConnected || document.body.append(keep))
         .observe(document.body, { childList: true })`,
    );
    await untilGone(url);
  });
});

it('words that belong to one person reach no record', async () => {
  const url = await show(`<html lang=en><head><title>Inbox - jane.roe@mail.example - 482913</title>
    <meta property=og:site_name content="Mail of jane.roe@mail.example"></head><body>
    <p>Harbour words. Your code is 771204, order K7XQ2P, IBAN DE89 3704 0044 0532 0130 00,
    card 4111 1111 1111 1111, call +49 30 7654321 or write to max.roe@mail.example now
    <a href="/a">jane.roe@mail.example</a>
    <a href="/b"><img alt="of max.roe@mail.example" src=i></a>
    beside 5<span>5</span>1<b>2</b>9<i>4</i>
    <a href="/c">third</a> after the third comes max.roe@mail.example
    <div contenteditable><p>editablecanary <a href="/draft">draftcanary</a></p></div>
    <div contenteditable=PLAINTEXT-ONLY>plaincanary</div><div role=textbox>rolecanary</div>
    <textarea>areacanary</textarea><select><option>optioncanary</select>
    <output>outputcanary</output><input value=valuecanary aria-label=labelcanary>
    <button value=buttoncanary>Send</button><div><option>loosecanary</option></div>`);
  expect(await stateOf(url)).toBe('stored');
  const all = [...(await ambit.bodies()), ...(await recorded())].join('\n').toLowerCase();

  expect(all).toContain('harbour');
  for (const secret of 'jane|roe|482913|771204|k7xq2p|3704|0532|4111|7654321|551294|canary'.split(
    '|',
  ))
    expect(all).not.toContain(secret);
  expect(JSON.stringify(await ambit.rows('pages'))).not.toContain('jane');
});

it('a page is deleted when the field comes after Ambit was updated', async () => {
  const url = await show('<title>Updated</title><p>Nothing to see');
  expect(await stateOf(url)).toBe('stored');
  await ambit.reload();
  await expect.poll(() => ambit.stateOf(url), { timeout: 15_000 }).toBe('stored');
  await tab.evaluate(`document.body.innerHTML = '<input type=password>'`);
  await untilGone(url);
});
