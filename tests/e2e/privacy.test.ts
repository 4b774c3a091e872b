import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, CANARY_WORDS, DEMO_SITES } from '../demo-web/web.ts';
import type { AnyAmbit } from './harness/any-ambit.ts';
import { isBrowsersOwn, theBrowser } from './harness/any-browser.ts';
import { filesWith } from './harness/profile-search.ts';

const [bank, notes] = CANARY_SITES;
const [bankWord, notesWord] = CANARY_WORDS;

/** A password, a token and an e-mail address. */
const SECRET = ['hunter2secret', 'tok5ecretvalue', 'jane.roe@mailbox.example'];
const SECRET_ADDRESS = `${DEMO_SITES[0].start}?token=${SECRET[1]}&password=${SECRET[0]}&email=${encodeURIComponent(SECRET[2])}`;
const SECRETS = `${DEMO_SITES[0].start}secrets`;
const SECRET_LINKS = `<!doctype html><title>Links</title><img src="/i.png?token=${SECRET[1]}"><script src="/s.js?password=${SECRET[0]}"></script><a href="${SECRET_ADDRESS}">one</a><a href="http://u:${SECRET[0]}@www.linnetferries.example/">two</a>`;

const { open } = theBrowser;

let web: DemoWeb;
let ambit: AnyAmbit;
beforeAll(async () => {
  web = await startDemoWeb({ [SECRETS]: SECRET_LINKS });
  ambit = await open(web.port);
  await ambit.agree();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

const ownFilesWith = (word: string) => ambit.ownFilesWith(word);

let witnesses = 0;
async function browse(urls: string[], open: (url: string) => Promise<unknown>): Promise<void> {
  for (const url of urls) await open(url);
  // Something recorded afterwards proves that what came before had its chance.
  const witness = DEMO_SITES[0].pages[witnesses++];
  const tab = await ambit.newTab();
  await tab.load(witness);
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
    const tab = await ambit.newTab();
    await browse(bank.pages, (url) => tab.load(url));
    await tab.close();

    expect(ownFilesWith(bankWord)).toEqual([]);
    expect(JSON.stringify(await ambit.rows('pages'))).not.toContain('bank-of-harwick');
  });

  it('of a private window, in the whole profile', async () => {
    const tab = await ambit.newPrivateTab();
    await browse(notes.pages, (url) => tab.load(url));
    await tab.close();

    expect(web.requests.filter((line) => line.includes(notesWord)).length).toBe(notes.pages.length);
    expect(filesWith(ambit.profile, notesWord)).toEqual([]);
  });

  it('of a host the person never wants recorded', async () => {
    await ambit.order({ type: 'never-host', host: new URL(notes.start).hostname });
    const tab = await ambit.newTab();
    await browse(notes.pages, (url) => tab.load(url));
    await tab.close();

    expect(ownFilesWith(notesWord)).toEqual([]);
  });

  it('of passwords, tokens and e-mail addresses in links and addresses', async () => {
    const tab = await ambit.newTab();
    await browse([SECRET_ADDRESS, SECRETS], (address) => tab.load(address));
    const rows = await ambit.rows<{ url: string }>('pages');

    expect(rows.some((row) => row.url.endsWith('/secrets'))).toBe(true);
    for (const secret of SECRET) {
      expect(ownFilesWith(secret)).toEqual([]);
      expect(ownFilesWith(encodeURIComponent(secret).toLowerCase())).toEqual([]);
    }
    const known = (await ambit.rows<{ text: string }>('knownUrls')).map((row) => row.text);
    const all = [...(await ambit.bodies()), ...known].join('\n');
    expect(all).toContain('harbourmuseum');
    for (const secret of SECRET) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(encodeURIComponent(secret));
    }
    await tab.close();
  });
});

describe('nothing is sent', () => {
  it('by Ambit: the server hears of no page but those the tabs opened', async () => {
    const before = web.requests.length;
    const tab = await ambit.newTab();
    const asked = new Set<string>();
    for (const url of DEMO_SITES[1].pages.slice(0, 3)) {
      await tab.load(url);
      const parts = await tab.inPage(
        () => performance.getEntriesByType('resource').map(({ name }) => name),
        null,
      );
      for (const part of [url, ...parts]) asked.add(part.replace(/^https?:\/\//, 'GET '));
    }
    await ambit.verify();
    const heard = web.requests.slice(before).filter((line) => !isBrowsersOwn(line));

    expect(heard.length).toBeGreaterThan(3);
    expect(heard.filter((line) => !asked.has(line))).toEqual([]);
    await tab.close();
  });

  it('and could not be: the policy of its pages allows only its own files', async () => {
    const outcome = await ambit.inOwn(
      (url) =>
        fetch(url)
          .then(() => 'sent')
          .catch(() => 'refused'),
      DEMO_SITES[0].start,
    );

    expect(outcome).toBe('refused');
  });
});
