import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, CANARY_WORDS, DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { filesWith } from './harness/profile-search.ts';

const [bank, notes] = CANARY_SITES;
const [bankWord, notesWord] = CANARY_WORDS;

let web: DemoWeb;
let ambit: Ambit;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

/** Files that belong to the extension; the browser's own history is not Ambit's to keep clean. */
const ownFilesWith = (word: string) =>
  filesWith(join(ambit.profile, 'Default'), word).filter((file) => file.includes(ambit.id));

let witnesses = 0;
async function browse(urls: string[], open: (url: string) => Promise<unknown>): Promise<void> {
  for (const url of urls) await open(url);
  // Something recorded afterwards proves that what came before had its chance.
  const witness = DEMO_SITES[0].pages[witnesses++];
  const tab = await ambit.visit(witness);
  await expect
    .poll(async () => (await ambit.rows<{ url: string }>('pages')).map((row) => row.url))
    .toContain(witness);
  await tab.close();
}

describe('nothing is left', () => {
  it('but a word of a recorded page is found, so that the search can be trusted', async () => {
    await browse([], async () => {});

    expect(ownFilesWith('harbourmuseum').length).toBeGreaterThan(0);
  });

  it('of a host on Ambit’s own never-list', async () => {
    const tab = await ambit.context.newPage();
    await browse(bank.pages, (url) => tab.goto(url));
    await tab.close();

    expect(ownFilesWith(bankWord)).toEqual([]);
    expect(JSON.stringify(await ambit.rows('pages'))).not.toContain('bank-of-harwick');
  });

  it('of a private window, in the whole profile', async () => {
    const window = await ambit.context.browser()!.newContext();
    const tab = await window.newPage();
    await browse(notes.pages, (url) => tab.goto(url));
    await window.close();

    expect(web.requests.filter((line) => line.includes(notesWord)).length).toBe(notes.pages.length);
    expect(filesWith(ambit.profile, notesWord)).toEqual([]);
  });

  it('of a host the person never wants recorded', async () => {
    await ambit.order({ type: 'never-host', host: new URL(notes.start).hostname });
    const tab = await ambit.context.newPage();
    await browse(notes.pages, (url) => tab.goto(url));
    await tab.close();

    expect(ownFilesWith(notesWord)).toEqual([]);
  });

  it('of passwords, tokens and e-mail addresses in links and addresses', async () => {
    const secrets = ['hunter2secret', 'tok5ecretvalue', 'jane.roe@mailbox.example'];
    const url = `${DEMO_SITES[0].start}?token=${secrets[1]}&password=${secrets[0]}&email=${encodeURIComponent(secrets[2])}`;
    const tab = await ambit.context.newPage();
    await tab.route('**/secrets', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Links</title><img src="/i.png?token=${secrets[1]}"><script src="/s.js?password=${secrets[0]}"></script><a href="${url}">one</a><a href="http://u:${secrets[0]}@www.linnetferries.example/">two</a>`,
      }),
    );
    await browse([url, `${DEMO_SITES[0].start}secrets`], (address) => tab.goto(address));
    const rows = await ambit.rows<{ url: string }>('pages');

    expect(rows.some((row) => row.url.endsWith('/secrets'))).toBe(true);
    for (const secret of secrets) {
      expect(ownFilesWith(secret)).toEqual([]);
      expect(ownFilesWith(encodeURIComponent(secret).toLowerCase())).toEqual([]);
    }
    const known = (await ambit.rows<{ text: string }>('knownUrls')).map((row) => row.text);
    const all = [...(await ambit.bodies()), ...known].join('\n');
    expect(all).toContain('harbourmuseum');
    for (const secret of secrets) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(encodeURIComponent(secret));
    }
    await tab.close();
  });
});

describe('nothing is sent', () => {
  it('by Ambit: the server hears of no page but those the tabs opened', async () => {
    const before = web.requests.length;
    const tab = await ambit.visit(DEMO_SITES[1].pages[0]);
    const asked = new Set<string>();
    tab.on('request', (request) => asked.add(request.url().replace(/^https?:\/\//, 'GET ')));
    await tab.goto(DEMO_SITES[1].pages[1]);
    await tab.goto(DEMO_SITES[1].pages[2]);
    await ambit.verify();
    const heard = web.requests.slice(before).filter((line) => !line.endsWith('favicon.ico'));
    const first = new Set(heard.slice(0, heard.indexOf(`GET ${DEMO_SITES[1].pages[1].slice(7)}`)));

    expect(heard.filter((line) => !asked.has(line) && !first.has(line))).toEqual([]);
    await tab.close();
  });

  it('and could not be: the policy of Ambit’s pages allows no connection but to its own files', async () => {
    const outcome = await ambit.own.evaluate(
      (url) =>
        fetch(url)
          .then(() => 'sent')
          .catch(() => 'refused'),
      DEMO_SITES[0].start,
    );

    expect(outcome).toBe('refused');
  });
});
