import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { type HarErrors, harEntries, harvestHar, noteHar } from '../../lib/harvest/har.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';
import { DEMO_SITES, pageAt } from '../demo-web/web.ts';
import { harvestHtml } from './harvest-html.ts';

const entry = (url: string, content: object, more: object = {}) => ({
  startedDateTime: '2026-01-12T09:30:00.000Z',
  pageref: 'page_1',
  request: { method: 'GET', url },
  response: { status: 200, redirectURL: '', content },
  ...more,
});
const html = (text: string) => ({ mimeType: 'text/html; charset=utf-8', text });

async function read(text: string) {
  const errors: HarErrors[] = [];
  const pages = [];
  const tell = (error: HarErrors) => errors.push(error);
  const entries = harEntries([text], await noteHar([text]), tell);
  const steps = harvestHar(entries, parsePage, tell, UNPACED);
  for await (const page of steps) pages.push(page);
  return { pages, errors };
}
const har = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

describe('an HTTP archive', () => {
  it('leaves out pages on which one is signed in, unless that is allowed', async () => {
    const text = har(entry('http://e.org/', html('<p>Orders <a href="/logout">Log out</a>')));
    const { pages, errors } = await read(text);
    expect(pages).toEqual([]);
    expect(errors).toEqual([
      { entry: 1, why: 'This page has a control to log out, so it is not recorded.' },
    ]);
    const entries = harEntries([text], await noteHar([text]), () => {});
    const allowed = harvestHar(
      entries,
      parsePage,
      () => {},
      UNPACED,
      () => true,
    );
    expect((await allowed.next()).value?.record.url).toBe('http://e.org/');
  });

  it('gives the records that opening its pages gives', async () => {
    const urls = DEMO_SITES[0].pages.slice(0, 5);
    const { pages, errors } = await read(
      har(...urls.map((url, i) => entry(url, html(pageAt(url).body), { pageref: `page_${i}` }))),
    );

    expect(errors).toEqual([]);
    expect(pages.map(({ record }) => record)).toEqual(
      await Promise.all(urls.map((url) => harvestHtml(pageAt(url).body, { url }))),
    );
    expect(pages[0].at).toBe(Date.UTC(2026, 0, 12, 9, 30));
  });

  it('tells what a page loaded, what led to it, and reads base64', async () => {
    const text = Buffer.from('<title>Où</title>').toString('base64');
    const { pages } = await read(
      har(
        entry(
          'http://a.example/old',
          {},
          { response: { status: 301, redirectURL: '/new', content: {} } },
        ),
        entry('http://a.example/new', { ...html(text), encoding: 'base64' }),
        entry('http://cdn.example/x.css', { mimeType: 'text/css', text: 'p{}' }),
        entry('http://cdn.example/y.css', { mimeType: 'text/css' }, { pageref: 'page_2' }),
      ),
    );

    expect(pages).toHaveLength(1);
    expect(pages[0].record).toMatchObject({
      title: 'Où',
      self: { redirectedFrom: 'http://a.example/old' },
    });
    expect(pages[0].record.features.loaded).toContain('http://cdn.example/x.css');
    expect(pages[0].record.features.loaded).not.toContain('http://cdn.example/y.css');
  });

  it('gives each of many pages what that page loaded', async () => {
    const pages = Array.from({ length: 3000 }, (_, i) => [
      entry(`http://a.example/${i}`, html('<p>'), { pageref: `page_${i}` }),
      entry(`http://a.example/${i}.css`, { mimeType: 'text/css' }, { pageref: `page_${i}` }),
      entry('http://a.example/all.css', { mimeType: 'text/css' }, { pageref: 'page_0' }),
    ]);
    const text = har(...pages.flat());
    const found = [];
    for await (const one of harEntries([text], await noteHar([text]), () => {})) found.push(one);

    expect(found.map(({ loaded }) => loaded.length)).toEqual([2, ...Array(2999).fill(1)]);
    expect(found[2]).toMatchObject({ entry: 7, loaded: ['http://a.example/2.css'] });
  });

  it.each([
    ['a password field', har(entry('http://a.example/', html('<input type=password>'))), 1],
    [
      'an error',
      har(
        entry('http://a.example/', html('<h1>Welcome'), {
          response: { status: 404, content: html('<h1>Welcome') },
        }),
      ),
      1,
    ],
    [
      'a notice that there is no page',
      har(entry('http://a.example/', html('<title>Page not found</title>'))),
      1,
    ],
    ['an address that is none', har(entry('about:blank', html('x'))), 1],
    ['an entry that is none', har(null), 1],
    [
      'base64 that is none',
      har(entry('http://a.example/', { ...html('ä'), encoding: 'base64' })),
      1,
    ],
    ['an entry that is no JSON', '{"log":{"entries":[{x}]}}', 1],
    ['a page that is too large', har(entry('http://a.example/', html('x'.repeat(17 << 20)))), 1],
    ['an entry that is too large', har(entry('http://a.example/', html('x'.repeat(33 << 20)))), 1],
  ])('leaves out %s, and says so', async (_, text, at) => {
    const { pages, errors } = await read(text);

    expect(pages).toEqual([]);
    expect(errors).toMatchObject([{ entry: at }]);
  });

  it('goes on behind a page whose address is refused', async () => {
    const long = `http://a.example/?q=${'aB cd'.repeat(900)}`;
    const { pages, errors } = await read(
      har(
        ...['http://a.example/1', long, 'http://a..example/', 'http://a.example/3'].map((url) =>
          entry(url, html('<p>')),
        ),
      ),
    );

    expect(pages.map(({ record }) => record.url)).toEqual([
      'http://a.example/1',
      'http://a.example/3',
    ]);
    expect(errors).toMatchObject([{ entry: 2 }, { entry: 3 }]);
  });

  it.each([
    ['something else', '{"log":{}}', 'foreign'],
    ['no JSON', '<html>', 'foreign'],
    ['cut off', har(entry('http://a.example/', html('x'))).slice(0, -2), 'cut'],
  ])('that is %s is refused before anything is read of it', async (_, text, why) => {
    await expect(noteHar([text])).rejects.toMatchObject({ why });
  });
});
