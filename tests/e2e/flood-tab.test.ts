/** One tab that floods must not take the other sites what Ambit knows of them. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEPT_IN_A_ROW } from '../../lib/store/contents.ts';
import { Ambit } from './harness/chromium.ts';
import { type LoopbackServer, serveOnLoopback } from './harness/loopback.ts';
import { pictures } from './harness/pictures.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

const FLOOD = 'http://flood.test/';
const NEWS = 'http://news.test/';
const LINKS = times(8000, 20_000);
/** A tenth of the addresses, or what two contents of an address bring before it counts as noise. */
const SHARE = Math.min(50_000, 3 * LINKS);
const ARTICLES = 40;

let server: LoopbackServer;
let ambit: Ambit;
beforeEach(async () => {
  let loads = 0;
  server = await serveOnLoopback((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const isFlood = request.headers.host?.endsWith('flood.test');
    response.end(isFlood ? flood(++loads) : news());
  });
  ambit = await Ambit.open({ port: server.port });
  await ambit.agree();
});
afterEach(async () => {
  await ambit.close();
  await server.close();
});

/** Never the same twice; every third link leads to a host nobody has heard of. */
function flood(load: number): string {
  const links = Array.from({ length: LINKS }, (_, i) => {
    const chance = Math.random().toString(36).slice(2);
    const to = i % 3 === 0 ? `http://${chance}.test/` : `/${chance}/${load}`;
    return `<a href="${to}">${i}</a>`;
  });
  return `<!doctype html><title>Load ${load}</title>${links.join('\n')}`;
}

function news(): string {
  const links = Array.from({ length: ARTICLES }, (_, i) => `<a href="/article/${i}">${i}</a>`);
  return `<!doctype html><title>News</title>${links.join('\n')}`;
}

interface Checkpoint {
  pages: number;
  urls: number;
  leftOut: number;
}
async function checkpoint(): Promise<Checkpoint> {
  expect(await ambit.order({ type: 'catch-up' })).toMatchObject({ type: 'done' });
  return (await ambit.rows<Checkpoint & Record<string, unknown>>('checkpoints'))[0];
}

const visits = async () => (await ambit.rows('visits')).length;
const acknowledged = (count: number) =>
  expect.poll(visits, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);

const agrees = async () =>
  expect(await ambit.verify()).toMatchObject({ type: 'verified', agrees: true, damaged: 0 });

/** As fast as each load is acknowledged. */
async function storm(tab: Page, loads: number, next: (n: number) => Promise<unknown>) {
  const end = Date.now() + timeLeft() * 0.3;
  const before = await visits();
  let n = 0;
  while (n < loads && Date.now() < end) {
    await next(n++);
    await acknowledged(before + n);
  }
  console.log(`flood-tab: ${n} loads of ${LINKS} links, now at ${tab.url()}`);
}

it(
  'leaves a flooding tab its share, other sites theirs, and forgetting it heals all',
  async () => {
    const tab = await ambit.visit(FLOOD);
    await acknowledged(1);
    await storm(tab, times(5, 150), () => tab.reload());
    const flooded = await checkpoint();
    expect(flooded.urls).toBeLessThanOrEqual(SHARE);
    expect(flooded.leftOut).toBeGreaterThan(0);
    expect((await ambit.rows('pages')).length).toBeLessThanOrEqual(KEPT_IN_A_ROW);
    const ofFlood = await ambit.popupFor(tab);
    await ofFlood.getByText(/links on pages of this site were left out/).waitFor();
    await pictures(ofFlood, 'popup-flood-tab');
    await ofFlood.close();

    // The same from host to host below its domain, at ever new addresses.
    await storm(tab, times(2, 60), (n) => tab.goto(`http://h${n}.flood.test/?${Math.random()}`));
    const { urls } = await checkpoint();
    expect(urls).toBeLessThanOrEqual(50_000 + times(2, 60));
    console.log(`flood-tab: ${urls} addresses known, ${await visits()} visits`);

    const other = await ambit.visit(NEWS);
    await expect
      .poll(async () => {
        const hosts = await ambit.rows<{ host: string; known: number }>('hosts');
        return hosts.find(({ host }) => host === 'news.test')?.known;
      })
      .toBe(1 + ARTICLES);
    const popup = await ambit.popupFor(other);
    await popup.getByText(/^1 page opened/).waitFor();
    expect(await popup.getByText('left out').count()).toBe(0);
    await popup.close();
    await agrees();

    await tab.close();
    const forgotten = await ambit.order({ type: 'forget-host', host: 'flood.test' });
    expect(forgotten).toMatchObject({ type: 'done' });
    expect(await checkpoint()).toMatchObject({ pages: 1, urls: 1 + ARTICLES, leftOut: 0 });
    await agrees();
  },
  patience(300, 3600),
);
