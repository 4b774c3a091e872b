/**
 * Files that outgrow the disk: what came in before stays through a restart, and the person is told.
 * The disk is a real one, small, with so much of it taken that the file does not fit.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { afterEach, expect, it } from 'vitest';
import { startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { PATIENCE } from '../patience.ts';
import type { AnyAmbit } from './harness/any-ambit.ts';
import { Ambit } from './harness/chromium.ts';
import { FirefoxAmbit } from './harness/firefox.ts';
import { LARGE_HOST, type Size, writeLargeHar, writeLargeProject } from './harness/large-files.ts';
import { patience, timeLeft, times } from './harness/scale.ts';
import { mountSmallDisk, type SmallDisk } from './harness/small-disk.ts';

const MB = 1024 * 1024;

interface Scene extends Size {
  kind: 'project' | 'har';
  /** Of the disk, and what is free of it when the import begins, in megabytes. */
  disk: number;
  free: number;
}

const SHORT: Scene[] = [{ kind: 'project', disk: 256, free: 80, pages: 1500, kilobytes: 20 }];
const LONG: Scene[] = [
  ...SHORT,
  { kind: 'har', disk: 256, free: 80, pages: 1500, kilobytes: 20 },
  { kind: 'project', disk: 480, free: 110, pages: 3500, kilobytes: 20 },
  { kind: 'project', disk: 256, free: 76, pages: 9000, kilobytes: 2 },
  // Long rows the browser keeps in files of their own.
  { kind: 'project', disk: 320, free: 110, pages: 300, kilobytes: 250 },
  { kind: 'har', disk: 320, free: 100, pages: 250, kilobytes: 250 },
];
const SCENES = times(0, 1) === 1 ? LONG : SHORT;
const [museum] = DEMO_SITES;

const probe = mountSmallDisk(1);
probe?.unmount();
if (probe === null) console.warn('small disks: not tried, since mounting is not allowed');
const end = Date.now() + timeLeft();

let disk: SmallDisk | null = null;
let file = '';
let watching: NodeJS.Timeout | undefined;
afterEach(() => {
  clearInterval(watching);
  disk?.unmount();
  disk = null;
  if (file !== '') rmSync(dirname(file), { recursive: true });
  file = '';
});

const written = (scene: Scene): Promise<string> =>
  scene.kind === 'har' ? writeLargeHar(scene) : writeLargeProject(scene);

it.skipIf(probe === null).each(SCENES)(
  'a $kind of $pages pages of $kilobytes KB, $free of $disk MB free: what came in is kept',
  async (scene) => {
    if (Date.now() > end) return console.log(`no time left for a ${scene.kind}`);
    const web = await startDemoWeb();
    file = await written(scene);
    disk = mountSmallDisk(scene.disk)!;
    const profile = join(disk.folder, 'profile');
    const open = () => Ambit.open({ port: web.port, profile });
    let ambit = await open();
    await ambit.agree();
    const tab = await ambit.context.newPage();
    const visited = museum.pages.slice(0, 3);
    for (const [i, url] of visited.entries()) {
      await ambit.visit(url, tab);
      await ambit.untilRows('pages', i + 1);
    }
    await ambit.untilRows('todo', 0);
    disk.leave(scene.free * MB);

    const least = leastFree(disk);
    const told = await bringIn(ambit);
    const [, said] = /^Brought in ([\d,]+) pages?\. Then it stopped: the disk/.exec(told)!;
    const kept = Number(said.replaceAll(',', ''));
    expect(await stored(ambit)).toBe(kept);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(scene.pages);
    await ambit.close();

    ambit = await open();
    expect(await stored(ambit)).toBe(kept);
    console.log(`${scene.kind}: ${kept} pages kept, ${Math.round(least() / MB)} MB free at least`);
    expect(least()).toBeGreaterThan(8 * MB);
    disk.makeRoom();
    const pages = kept + visited.length;
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages });
    expect(await bringIn(ambit)).toMatch(/^Brought in [\d,]+ pages?\. [\d,]+ were there already\./);
    expect(await stored(ambit)).toBe(scene.pages);
    await ambit.close();
    await web.close();
  },
  patience(240, 300),
);

/**
 * Firefox tells of its own share alone, a tenth of the whole disk, and nothing of what the disk has
 * left. Where the share ends first Ambit stops by itself; where the disk does, Firefox takes back
 * the batch that it could not write.
 */
it.skipIf(probe === null || times(0, 1) === 0).each([
  { ends: 'share', size: 1000, free: 600 },
  { ends: 'disk', size: 1500, free: 40 },
])(
  'Firefox keeps what came in before its $ends was full, and says that it is',
  async ({ ends, size, free }) => {
    const web = await startDemoWeb();
    const pages = 2500;
    file = await written({ kind: 'project', disk: 0, free: 0, pages, kilobytes: 20 });
    disk = mountSmallDisk(size)!;
    const profile = join(disk.folder, 'profile');
    mkdirSync(profile);
    let ambit = await FirefoxAmbit.open(web.port, profile);
    await ambit.agree();
    disk.leave(free * MB);
    const least = leastFree(disk);
    const told = await bringIntoFirefox(ambit);
    const lowest = least();
    const [, said] = /^Brought in ([\d,]+) pages?\. Then it stopped: the disk/.exec(told)!;
    const kept = Number(said.replaceAll(',', ''));
    expect(await stored(ambit)).toBe(kept);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(pages);
    await ambit.browser.close();

    disk.makeRoom(); // the driver writes into the profile before the browser does
    ambit = await FirefoxAmbit.open(web.port, profile);
    expect(await stored(ambit)).toBe(kept);
    console.log(`Firefox, ${ends}: ${kept} pages, ${Math.round(lowest / MB)} MB free at least`);
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: kept });
    await ambit.browser.close();
    await web.close();
  },
  patience(240, 300),
);

/** Returns what the person is told at the end. */
async function bringIntoFirefox(ambit: FirefoxAmbit): Promise<string> {
  const settings = await ambit.shown('options.html');
  const input = await settings.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  await settings.locator('::-p-text(Bring it in)').setTimeout(PATIENCE.story).click();
  const alert = await settings.waitForSelector('[role=alert]', { timeout: PATIENCE.story });
  return alert!.evaluate((note) => note.textContent ?? '');
}

/** Returns what the person is told at the end. */
async function bringIn(ambit: Ambit): Promise<string> {
  await ambit.own.reload();
  await ambit.own.locator('input[type=file]').setInputFiles(file);
  const card = ambit.own.getByRole('region', { name: 'Bring in' });
  await card.getByRole('button', { name: 'Bring it in' }).click({ timeout: PATIENCE.story });
  const note = card.getByText(/^Brought in \d.* page|full/);
  await note.last().waitFor({ timeout: PATIENCE.story });
  return (await note.last().textContent())!;
}

/**
 * How many pages of the file there are. Their rows are many megabytes: they are counted
 * where they lie.
 */
const stored = (ambit: AnyAmbit): Promise<number> =>
  ambit.inOwn(async (host) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open('ambit'));
    const pages = db.transaction('pages').objectStore('pages');
    const count = await answer(pages.index('host').count(host));
    db.close();
    return count;
  }, LARGE_HOST);

/** Watches from now on; returns the least there was so far. */
function leastFree(watched: SmallDisk): () => number {
  let least = watched.free();
  watching = setInterval(() => {
    least = Math.min(least, watched.free());
  }, 5);
  return () => least;
}
