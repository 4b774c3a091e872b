import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { cutFile, databaseFiles, flipBytes, tearLog } from './harness/damage.ts';
import { holdTable } from './harness/held-table.ts';
import { profileOf } from './harness/kept-profile.ts';
import { pictures } from './harness/pictures.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

const [museum] = DEMO_SITES;
const page = museum.pages[0];
const PAGES = 3;
const fresh = () => profileOf('broken-database');

let web: DemoWeb;
/** A closed browser's profile in which Ambit knows pages and has been told things. */
let sound: string;
let ambit: Ambit | undefined;
beforeAll(async () => {
  web = await startDemoWeb();
  sound = mkdtempSync(join(tmpdir(), 'ambit-sound-'));
  ambit = await Ambit.open({ port: web.port, profile: sound });
  await prepare(ambit);
  await ambit.close();
});
afterEach(() => ambit?.close());
afterAll(async () => {
  rmSync(sound, { recursive: true, force: true });
  await web.close();
});

async function prepare(fresh: Ambit): Promise<void> {
  await fresh.agree();
  const tab = await fresh.context.newPage();
  for (let i = 0; i < PAGES; i++) {
    await fresh.visit(museum.pages[i], tab);
    await fresh.untilRows('pages', i + 1);
  }
  await fresh.untilRows('todo', 0);
  await fresh.order({ type: 'never-host', host: 'never.example' });
  await fresh.order({ type: 'label', page, side: 'out', reach: 'host', typed: 'shop.example' });
  await fresh.order({ type: 'name-site', page, name: 'My museum' });
}

/** What the person said is all there. */
async function expectWords(of: Ambit): Promise<void> {
  const [settings] = await of.rows<{ agreedAt: number; never: string[] }>('settings');
  expect(settings).toMatchObject({ agreedAt: expect.any(Number), never: ['never.example'] });
  expect(await of.rows('labels')).toMatchObject([{ side: 'out', target: 'shop.example' }]);
  expect(await of.rows('names')).toMatchObject([{ name: 'My museum' }]);
}

/** What the popup says of the database once it says anything. */
async function popupSays(of: Ambit): Promise<'nothing' | 'restored' | 'broken'> {
  await of.order({ type: 'cancel-task', id: 1 }); // answered once the background has looked
  const popup = await of.context.newPage();
  await popup.goto(of.url('popup.html'));
  await popup.waitForSelector('main:not([aria-busy])');
  const alerts = await popup.getByRole('alert').allTextContents();
  await popup.close();
  if (alerts.some((text) => text.includes('second copy'))) return 'restored';
  return alerts.some((text) => text.includes('does not answer')) ? 'broken' : 'nothing';
}

/** The text of the second copy; null when there is none. */
const copyIn = (of: Ambit): Promise<string | null> =>
  of.own.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle('words.json').catch(() => null);
    return file === null ? null : (await file.getFile()).text();
  });

describe('a database damaged on the disk', () => {
  it(
    'is noticed and said; what the person said comes back, and recording goes on',
    async () => {
      const random = randomFrom(4);
      const seen: Record<string, number> = { nothing: 0, restored: 0, broken: 0, stuck: 0 };
      const end = Date.now() + timeLeft();
      for (let round = 0; round < times(2, 60) && Date.now() < end; round++) {
        const profile = fresh();
        cpSync(sound, profile, { recursive: true });
        const files = databaseFiles(profile);
        const file = files[Math.floor(random() * files.length)];
        // At first what surely hurts; then anything.
        if (round === 0) cutFile(files.find((name) => name.includes('MANIFEST'))!);
        else if (round === 1) for (const one of files) flipBytes(one, 200, random);
        else flipBytes(file, 1 + Math.floor(random() * 64), random);

        ambit = await Ambit.open({ port: web.port, profile });
        const says = await popupSays(ambit);
        seen[says]++;
        if (says === 'broken') {
          const popup = await ambit.context.newPage();
          await popup.goto(ambit.url('popup.html'));
          await popup.getByRole('button', { name: 'Start with an empty database' }).click();
          const restarted = popup.waitForEvent('close'); // with Ambit, once it is deleted
          await popup.getByRole('button', { name: 'Delete the recorded pages' }).click();
          await restarted;
          await ambit.close();
          ambit = await Ambit.open({ port: web.port, profile });
          if ((await popupSays(ambit)) === 'broken') {
            // The browser cannot even delete it: that stays said, and the copy stays whole.
            seen.stuck++;
            expect(await copyIn(ambit)).toContain('My museum');
            await ambit.close();
            rmSync(profile, { recursive: true, force: true });
            continue;
          }
          expect(await popupSays(ambit)).toBe('restored');
        }
        await expectWords(ambit);
        if (says === 'nothing') {
          // Unharmed: a flipped byte may lie where nothing is. What is damaged is counted.
          const verified = await ambit.verify();
          expect(verified).toMatchObject({ type: 'verified' });
          if (verified.type === 'verified') expect(verified.pages + verified.damaged).toBe(PAGES);
        } else {
          await ambit.visit(museum.pages[5]);
          await ambit.untilRows('pages', 1);
        }
        await ambit.close();
        rmSync(profile, { recursive: true, force: true });
      }
      ambit = undefined;
      console.log(`databases damaged, by what the popup said: ${JSON.stringify(seen)}`);
      expect(seen.restored + seen.broken).toBeGreaterThan(0);
    },
    patience(120, 1200),
  );
});

it('half a record at the end of its log, as after a kill in mid-write, costs nothing', async () => {
  const profile = fresh();
  cpSync(sound, profile, { recursive: true });
  tearLog(profile);
  ambit = await Ambit.open({ port: web.port, profile });
  await ambit.visit(museum.pages[PAGES]);
  await ambit.untilRows('pages', PAGES + 1);
  await ambit.untilRows('todo', 0);
  await ambit.close();
  // What was written behind it must be found by the next start.
  ambit = await Ambit.open({ port: web.port, profile });
  expect(await popupSays(ambit)).toBe('nothing');
  await expectWords(ambit);
  expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: PAGES + 1 });
  await ambit.close();
  ambit = undefined;
});

it('no two of its parts write at once: a kill amid two would cost all of it', async () => {
  ambit = await Ambit.open({ port: web.port, profile: fresh() });
  await prepare(ambit);
  const letGo = await holdTable(ambit.own, 'staging'); // as whoever writes does
  const events: string[] = [];
  const order = (command: Parameters<Ambit['order']>[0]) =>
    ambit!.order(command).then(({ type }) => events.push(type));
  const orders = [
    order({ type: 'name-site', page, name: 'Another' }), // of the background
    order({ type: 'verify' }), // of the companion, which notes it as a task
  ];
  await ambit.visit(museum.pages[PAGES]); // of the recorder
  // Whoever only reads is answered, so others would have been, too.
  for (let i = 0; i < 20; i++) {
    expect((await ambit.order({ type: 'label-history', page })).type).not.toBe('error');
  }
  expect(events).toEqual([]);
  expect(await ambit.stateOf(museum.pages[PAGES])).toBe('working');
  events.push('let go');
  await letGo();
  await Promise.all(orders);
  await ambit.untilRows('pages', PAGES + 1);
  expect(events[0]).toBe('let go');
  expect(events.slice(1).sort()).toEqual(['named', 'verified']);
});

describe('a database closed under us', () => {
  it('is opened again, emptied or not, and what the person said comes back', async () => {
    ambit = await Ambit.open({ port: web.port, profile: fresh() });
    await prepare(ambit);
    const session = await ambit.context.newCDPSession(ambit.own);
    const origin = ambit.url('').replace(/\/$/, '');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await ambit.order({ type: 'catch-up' });
    await ambit.visit(museum.pages[5]);
    await ambit.untilRows('pages', 1);

    await expectWords(ambit);
    expect(await popupSays(ambit)).toBe('restored');
    const popup = await ambit.context.newPage();
    await popup.goto(ambit.url('popup.html'));
    await popup.getByText('second copy').waitFor();
    await pictures(popup, 'popup-restored');
    await popup.getByRole('alert').locator('..').getByRole('button').press('Enter');
    await popup.getByText('second copy').waitFor({ state: 'detached' });
    await popup.close();
    expect(await popupSays(ambit)).toBe('nothing');
  });

  it('by a newer version is not written to any more', async () => {
    ambit = await Ambit.open({ port: web.port, profile: fresh() });
    await prepare(ambit);
    await ambit.own.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('ambit', 999_990);
          request.onsuccess = () => {
            request.result.close();
            done();
          };
        }),
    );
    const before = await ambit.rows('settings');

    const reply = await ambit.order({ type: 'never-host', host: 'another.example' });
    expect(reply).toMatchObject({ type: 'error', message: expect.stringContaining('newer') });
    expect(await ambit.rows('settings')).toEqual(before);
  });
});

describe('a database held by an old connection', () => {
  it('makes nobody wait for ever: the popup says what to do, and it helps', async () => {
    ambit = await Ambit.open({ port: web.port, profile: fresh() });
    const holder = await ambit.context.newPage();
    await holder.goto(ambit.url('offscreen.html'));
    await holder.evaluate(
      () =>
        new Promise<void>((done) => {
          indexedDB.deleteDatabase('ambit');
          const request = indexedDB.open('ambit', 10);
          request.onupgradeneeded = () => request.result.createObjectStore('old');
          request.onsuccess = () => {
            Object.assign(window, { held: request.result }); // open, and not listening
            done();
          };
        }),
    );
    const popup = await ambit.context.newPage();
    await popup.goto(ambit.url('popup.html'));
    await popup.getByRole('alert').filter({ hasText: 'another window of Ambit' }).waitFor();
    expect(await popup.getByRole('button').allTextContents()).toEqual(['Restart Ambit']);
    await pictures(popup, 'popup-held');

    await holder.close();
    expect(await popupSays(ambit)).toBe('nothing');
  });
});

describe('the second copy', () => {
  it('forgets with the database: a forgotten site’s words and, at last, everything', async () => {
    ambit = await Ambit.open({ port: web.port, profile: fresh() });
    await prepare(ambit);
    const copy = () => copyIn(ambit!);
    expect(await copy()).toContain('shop.example');
    await ambit.order({ type: 'forget-host', host: 'shop.example' });
    expect(await copy()).not.toContain('shop.example');
    expect(await copy()).toContain('My museum');
    await ambit.order({ type: 'delete-everything' });
    expect(await copy()).toBeNull();
  });
});
