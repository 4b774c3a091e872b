import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox } from '../../scripts/find-browser.mjs';
import { Ambit } from './harness/chromium.ts';
import { FirefoxAmbit } from './harness/firefox.ts';
import { type SmallAnswer, startSmallWeb } from './harness/small-web.ts';

declare const chrome: typeof import('wxt/browser').browser;

const SITE = 'http://www.quarry.example';
const LINKS = '<nav><a href="/">Home</a> <a href="/walks">Walks</a> <a href="/rock">Rock</a></nav>';
const TEXT = '<p>A short path leads from the gate to the old kiln above the river.</p>'.repeat(8);
const ordinary = (title: string, more = '') =>
  `<!doctype html><title>${title} – Quarry</title><meta property="og:site_name" content="${title}">
  ${LINKS}<main><h1>${title}</h1>${TEXT}${more}</main>`;
const NOTICE = '<h1>404</h1><p>Page not found</p><a href="/">Home</a>';

/** An application: `show` fills the page for an address without a load. */
const APP = `<!doctype html><title>Quarry app</title><div id="app"></div><script>
  const NOTICE = ${JSON.stringify(NOTICE)};
  const TEXT = ${JSON.stringify(`<h1>A walk</h1>${TEXT}${LINKS.repeat(5)}`)};
  const show = (path, html) => {
    history.pushState(null, '', path);
    document.querySelector('#app').innerHTML = html;
    dispatchEvent(new PopStateEvent('popstate'));
  };
  document.querySelector('#app').innerHTML = TEXT;
</script>`;

const answered = new Set<string>();
const ANSWERS: Record<string, (asked: IncomingHttpHeaders) => SmallAnswer> = {
  // Kept by the browser: the second time it is not asked for, or answered with "unchanged".
  '/kept': () => ({
    status: 404,
    html: ordinary('Kept'),
    headers: { 'cache-control': 'max-age=600' },
  }),
  '/unchanged': (asked) => ({
    status: asked['if-none-match'] === undefined ? 404 : 304,
    html: asked['if-none-match'] === undefined ? ordinary('Unchanged') : '',
    headers: { etag: '"1"', 'cache-control': 'no-cache' },
  }),
  '/': () => ({ html: ordinary('Quarry House') }),
  '/missing': () => ({ status: 404, html: ordinary('Lost Site of 404') }),
  '/gone': () => ({ status: 410, html: ordinary('Gone Site') }),
  '/forbidden': () => ({ status: 403, html: ordinary('Forbidden Site') }),
  '/broken': () => ({ status: 500, html: ordinary('Broken Site') }),
  '/busy': () => ({ status: 503, html: ordinary('Busy Site') }),
  '/soft': () => ({ html: `<!doctype html><title>Page not found – Quarry</title>${NOTICE}` }),
  '/about-404': () => ({ html: ordinary('Page not found', '<h2>How to write one</h2>') }),
  '/withdrawn': () =>
    answered.has('/withdrawn')
      ? { status: 404, html: ordinary('Withdrawn') }
      : { html: ordinary('A walk of 2019') },
  '/lost-app': () => ({ status: 404, html: APP }),
};

const startWeb = () =>
  startSmallWeb(({ pathname }, asked) => {
    const answer = ANSWERS[pathname]?.(asked) ?? { html: APP };
    answered.add(pathname);
    return answer;
  });

let web: Awaited<ReturnType<typeof startWeb>>;
let ambit: Ambit;
beforeAll(async () => {
  web = await startWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

const recordingOf = (url: string) =>
  ambit.own.evaluate(async (wanted) => {
    const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted);
    const ask = { type: 'what-became-of-this-page' };
    return tab?.id === undefined
      ? undefined // not there yet
      : chrome.tabs.sendMessage(tab.id, ask).catch(() => undefined);
  }, url);
const untilSaid = (url: string, said: object) =>
  expect.poll(() => recordingOf(url), { timeout: 20_000 }).toEqual(said);
const recorded = async () =>
  (await ambit.rows<{ url: string }>('pages')).map(({ url }) => url.slice(SITE.length)).sort();
const NOT_FOUND = { state: 'refused', why: 'not-found' };

describe('an error is no page of a site', () => {
  it.each([
    ['/missing', 'not-found', 'There is no page at this address (“not found”)'],
    ['/gone', 'not-found', 'There is no page at this address'],
    ['/forbidden', 'error-answer', 'The server answered with an error'],
    ['/broken', 'error-answer', 'The server answered with an error'],
    ['/busy', 'error-answer', 'The server answered with an error'],
    ['/soft', 'not-found', 'There is no page at this address'],
  ])('%s: %s, and the popup says so', async (path, why, sentence) => {
    const tab = await ambit.visit(SITE + path);
    await untilSaid(SITE + path, { state: 'refused', why });
    const popup = await ambit.popupFor(tab);
    await popup.getByText(sentence).waitFor();
    expect(await popup.locator('[data-state=refused]').count()).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await popup.emulateMedia({ colorScheme });
      await popup.setViewportSize({ width: 400, height: 600 });
      await popup.screenshot({ path: `.output/screenshots/popup-${why}-${colorScheme}.png` });
    }
    const badge = await ambit.own.evaluate(
      (tabId) => chrome.action.getBadgeText({ tabId }),
      await ambit.tabId(tab),
    );
    expect(badge).toBe('–');
    await popup.close();
    await tab.close();
  });

  it('and makes no site and no opened page; those beside it do', async () => {
    for (const path of ['/', '/about-404']) {
      const tab = await ambit.visit(SITE + path);
      await untilSaid(SITE + path, { state: 'stored' });
      await tab.close();
    }
    await ambit.untilRows('todo', 0);

    expect(await recorded()).toEqual(['/', '/about-404']);
    const known = JSON.stringify(await ambit.order({ type: 'sites' }));
    expect(known).toContain('"opened":2');
    expect(known).not.toMatch(/Lost|Gone|Forbidden|Broken|Busy/);
    const [{ pages }] = await ambit.rows<{ pages: number }>('checkpoints');
    expect(pages).toBe(2);
  });

  it('but a page that was opened before stays when its address answers 404 later', async () => {
    const tab = await ambit.visit(`${SITE}/withdrawn`);
    await untilSaid(`${SITE}/withdrawn`, { state: 'stored' });
    await tab.reload();
    await untilSaid(`${SITE}/withdrawn`, NOT_FOUND);

    expect(await recorded()).toContain('/withdrawn');
    expect(await ambit.rows('visits')).toHaveLength(3);
    // From the back/forward cache it is what it was.
    await tab.goto(`${SITE}/`);
    await untilSaid(`${SITE}/`, { state: 'stored' });
    await tab.goBack();
    await untilSaid(`${SITE}/withdrawn`, NOT_FOUND);
    await tab.close();
  });
});

it.each(['/kept', '/unchanged'])('%s: an error is one from the cache, too', async (path) => {
  for (let times = 0; times < 2; times++) {
    const tab = await ambit.visit(SITE + path);
    await untilSaid(SITE + path, NOT_FOUND);
    await tab.close();
  }
  expect(await recorded()).not.toContain(path);
});

describe('in an application that moves without a load', () => {
  const show = (path: string, html: string) => `show(${JSON.stringify(path)}, ${html})`;

  it('views that say so are left out, and so is one that says so late', async () => {
    const tab = await ambit.visit(`${SITE}/app`);
    await untilSaid(`${SITE}/app`, { state: 'stored' });
    await tab.evaluate(show('/app/nowhere', 'NOTICE'));
    await untilSaid(`${SITE}/app/nowhere`, NOT_FOUND);
    await tab.evaluate(show('/app/late', 'TEXT'));
    await untilSaid(`${SITE}/app/late`, { state: 'stored' });
    await tab.evaluate("document.querySelector('#app').innerHTML = NOTICE");
    await untilSaid(`${SITE}/app/late`, NOT_FOUND);

    expect((await recorded()).filter((path) => path.startsWith('/app'))).toEqual(['/app']);
    await tab.close();
  });

  it('one that says so for a moment is recorded once it is filled', async () => {
    const tab = await ambit.visit(`${SITE}/app`);
    await tab.evaluate(show('/app/slow', 'NOTICE'));
    await untilSaid(`${SITE}/app/slow`, NOT_FOUND);
    await tab.evaluate("document.querySelector('#app').innerHTML = TEXT");
    await untilSaid(`${SITE}/app/slow`, { state: 'stored' });
    await tab.close();
  });

  it('the answer to the load does not count for what it moves to', async () => {
    const tab = await ambit.visit(`${SITE}/lost-app`);
    await untilSaid(`${SITE}/lost-app`, NOT_FOUND);
    await tab.evaluate(show('/app/found', 'TEXT'));
    await untilSaid(`${SITE}/app/found`, { state: 'stored' });

    expect(await recorded()).not.toContain('/lost-app');
    await tab.close();
  });
});

it.skipIf(findFirefox() === null)('Firefox tells the status as well', async () => {
  const fox = await FirefoxAmbit.open(web.port);
  await fox.agree();
  const tab = await fox.browser.newPage();
  const told: [string, number | undefined][] = [];
  const untilState = (url: string, state: string) =>
    expect.poll(() => fox.stateOf(url), { timeout: 20_000 }).toBe(state);
  for (const path of ['/missing', '/forbidden', '/broken', '/soft', '/']) {
    await tab.goto(SITE + path);
    told.push([
      path,
      await tab.evaluate(() => {
        const [load] = performance.getEntriesByType('navigation');
        return (load as unknown as { responseStatus?: number })?.responseStatus;
      }),
    ]);
    await untilState(SITE + path, path === '/' ? 'stored' : 'refused');
  }
  console.log(`Firefox tells: ${JSON.stringify(told)}`);

  expect((await fox.rows<{ url: string }>('pages')).map(({ url }) => url)).toEqual([`${SITE}/`]);
  await fox.close();
});
