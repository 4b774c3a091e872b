import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { theBrowser } from './harness/any-browser.ts';
import { BROWSERS_OWN, compact } from './harness/compact.ts';
import { filesWith } from './harness/profile-search.ts';
import { startSmallWeb } from './harness/small-web.ts';

const { name: browserName, open } = theBrowser;
const own = BROWSERS_OWN[browserName];
const CANARY = 'vellumwick';
const HOST = `${CANARY}.example`;

/**
 * Hosts that lead to others: `http://go.example/to/page.example/a`; what they lead to is a page.
 */
const startWeb = () =>
  startSmallWeb(({ hostname, pathname }) => {
    const [, to] = /^\/to\/(.*)$/.exec(pathname) ?? [];
    if (to !== undefined) return { status: 302, location: `http://${to}` };
    return {
      html: `<title>${pathname} of ${hostname}</title><h1>Plain words</h1><a href="/next">On</a>`,
    };
  });

it('keeps a redirect’s source by the person’s consent, and forgets it with its host', async () => {
  const web = await startWeb();
  const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
  const ambit = await open(web.port, profile);
  const found = () => filesWith(profile, CANARY, (file) => !own.test(file));
  const sources = async () =>
    (await ambit.bodies()).map((body) => JSON.parse(body).self.redirectedFrom).sort();
  await ambit.agree();
  await ambit.order({ type: 'never-host', host: 'never.example' });
  const tab = await ambit.newTab();
  const go = async (url: string, pages: number) => {
    await tab.load(url);
    await ambit.untilRows('pages', pages);
  };
  await go('http://never.example/to/a.example/1', 1);
  await go('http://login.example/to/a.example/2', 2);
  await go('http://kept.example/to/a.example/3', 3);
  // By several hosts: the first is what was asked for.
  await go('http://kept.example/to/never.example/to/a.example/4', 4);
  await go(`http://sub.${HOST}/to/a.example/5`, 5);
  await go('http://a.example/6', 6);
  await ambit.untilRows('todo', 0);
  expect(await sources()).toEqual([
    '',
    '',
    '',
    'http://kept.example/to/a.example/3',
    'http://kept.example/to/never.example/to/a.example/4',
    `http://sub.${HOST}/to/a.example/5`,
  ]);
  const visits = await ambit.rows<{ visit: string; at: number }>('visits');
  expect(found()).not.toEqual([]);

  expect(await ambit.order({ type: 'forget-host', host: HOST })).toMatchObject({ type: 'done' });
  expect((await sources()).filter((source) => source.includes(HOST))).toEqual([]);
  expect(await ambit.rows('pages')).toHaveLength(6);
  const after = await ambit.rows<{ visit: string; at: number }>('visits');
  expect(after.map(({ visit, at }) => [visit, at])).toEqual(
    visits.map(({ visit, at }) => [visit, at]),
  );
  expect(await ambit.verify()).toMatchObject({ agrees: true, pages: 6, damaged: 0 });

  const written = await compact(ambit, () => found().length === 0);
  await ambit.close();
  console.log(`redirect sources: gone after ${written} MB more`);
  expect(found()).toEqual([]);
  await web.close();
  rmSync(profile, { recursive: true, force: true });
});

it('a page that stays open does not bring a forgotten source back', async () => {
  const web = await startWeb();
  const ambit = await open(web.port);
  await ambit.agree();
  const tab = await ambit.newTab();
  await tab.load(`http://${HOST}/to/a.example/open`);
  await ambit.untilRows('pages', 1);
  expect(JSON.parse((await ambit.bodies())[0]).self.redirectedFrom).toContain(HOST);
  await ambit.order({ type: 'forget-host', host: HOST });
  // It moves on without a load, and back again: another opening of the same address.
  for (const path of ['/other', '/open']) {
    await tab.inPage((to) => {
      history.pushState(null, '', to);
      document.title = `Now ${to}`;
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect
      .poll(async () => (await ambit.rows('visits')).length)
      .toBe(path === '/open' ? 3 : 2);
  }
  expect((await ambit.bodies()).join()).not.toContain(CANARY);
  await ambit.close();
  await web.close();
});
