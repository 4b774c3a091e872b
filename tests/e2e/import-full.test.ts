/** Files that outgrow the disk: what came in before stays, and the person is told. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
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

const SHORT: Scene[] = [{ kind: 'project', disk: 320, free: 100, pages: 5000, kilobytes: 20 }];
const LONG: Scene[] = [{ kind: 'project', disk: 480, free: 110, pages: 6000, kilobytes: 20 }];
const SCENES = times(0, 1) ? LONG : SHORT;
const [museum] = DEMO_SITES;

const probe = mountSmallDisk(16);
probe?.unmount();
if (probe === null) console.warn('small disks: not tried, since mounting is not allowed');

let disk: SmallDisk | null = null;
afterEach(() => disk?.unmount());

const started = Date.now();

it.skipIf(probe === null).each(SCENES)(
  '$kind of $pages pages of $kilobytes KB, $free of $disk MB free: all that came in is there after a restart',
  async (scene) => {
    if (Date.now() - started > timeLeft()) return console.log(`no time left for ${scene.kind}`);
    const web = await startDemoWeb();
    const file = await (scene.kind === 'har' ? writeLargeHar(scene) : writeLargeProject(scene));
    disk = mountSmallDisk(scene.disk)!;
    const profile = join(disk.folder, 'profile');
    const open = () => Ambit.open({ port: web.port, profile, build: process.env.OLD });
    let ambit = await open();
    await ambit.agree();
    const tab = await ambit.context.newPage();
    for (const [i, url] of museum.pages.slice(0, 3).entries()) {
      await ambit.visit(url, tab);
      await ambit.untilRows('pages', i + 1);
    }
    await ambit.untilRows('todo', 0);
    disk.leave(scene.free * MB);

    const least = leastFree(disk);
    await ambit.own.reload();
    await ambit.own.locator('input[type=file]').setInputFiles(file);
    await ambit.own.getByRole('button', { name: 'Bring it in' }).click({ timeout: 120_000 });
    const alert = ambit.own.getByRole('alert').filter({ hasText: /full/ });
    await alert.waitFor({ timeout: 240_000 }).catch((e) => console.log(String(e).slice(0, 200)));
    const sentence = await alert.textContent().catch(() => 'NONE');
    const here = await imported(ambit);
    console.log(sentence, here, least() / MB, disk.free() / MB);
    await ambit.close();
    console.log('closed', least() / MB, disk.free() / MB);
    ambit = await open();
    const after = await imported(ambit);
    console.log('after', after);
    expect(after).toBe(here);
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: here + 3 });
    console.log('verified', least() / MB, disk.free() / MB);
    await ambit.close();
    await web.close();
    rmSync(dirname(file), { recursive: true });
  },
  patience(300, 300),
);

/** How many pages of the file are stored. Their rows are many megabytes: they are counted where they are. */
const imported = (ambit: Ambit): Promise<number> =>
  ambit.own.evaluate(async (host) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = await new Promise<number>((resolve, reject) => {
      const pages = db.transaction('pages').objectStore('pages');
      const request = pages.index('host').count(host);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return count;
  }, LARGE_HOST);

/** Watches from now on; returns how to ask for the least there was. */
function leastFree(disk: SmallDisk): () => number {
  let least = disk.free();
  const timer = setInterval(() => {
    try {
      least = Math.min(least, disk.free());
    } catch {
      clearInterval(timer);
    }
  }, 5);
  return () => least;
}
