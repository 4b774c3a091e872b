/** The whole browser, killed while Ambit is updated over a database of an earlier shape. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { Database } from '../../lib/store/database.ts';
import type { Dump } from '../store/database-dump.ts';
import { KEPT, SHAPES } from '../store/old-shapes.ts';
import { type Bell, startBell } from './harness/bell.ts';
import { Ambit } from './harness/chromium.ts';
import { profileOf } from './harness/kept-profile.ts';
import { killBrowser } from './harness/kills.ts';
import { type Found, grownStore, inText, lookInto, plant } from './harness/old-store.ts';
import { patience, timeLeft, times } from './harness/scale.ts';
import { SwappedBuild } from './harness/swapped-build.ts';

const PAGES = times(600, 1000);
const KILLS_PER_STORE = times(2, 3);

/** Of today's shape. */
const TABLES = new Database().tables.map(({ name }) => name).sort();

const build = new SwappedBuild();
let bell: Bell;
beforeAll(async () => {
  bell = await startBell();
});
afterAll(async () => {
  await bell.close();
  build.remove();
});

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** The stand-in on the store, while nothing of Ambit runs. */
const standIn = (profile: string) => {
  build.beStandIn();
  return Ambit.open({ port: bell.port, profile, build: build.folder });
};

/** All that was seen and said is there, once and as it was. */
function expectKept({ kept }: Found, dump: Dump): void {
  for (const { name, rows } of dump.stores) {
    if (KEPT.includes(name)) expect(kept[name] === inText(rows) || name).toBe(true);
  }
}

it(
  'keeps every page and every word when the browser is killed while it upgrades and takes in',
  async () => {
    const random = randomFrom(6);
    const kills = times(2, 50);
    const end = Date.now() + timeLeft() * 0.9;
    const fell = { before: 0, within: 0, 'taking in': 0, after: 0 };
    let killed = 0;
    for (let store = 0; killed < kills && Date.now() < end; store++) {
      const dump = await grownStore(SHAPES.at(-1 - (store % SHAPES.length))!, PAGES);
      const profile = profileOf('kill-upgrade');
      let ambit = await standIn(profile);
      await plant(ambit.own, dump);
      let isNew = false;
      for (let n = 1; n <= KILLS_PER_STORE; n++) {
        const heard = await killedOnTheWay(ambit, random, isNew || n === KILLS_PER_STORE);
        killed++;
        ambit = await standIn(profile);
        const found = await lookInto(ambit.own);
        expectKept(found, dump);
        isNew = found.version !== dump.version;
        if (isNew) fell[found.waiting > 0 ? 'taking in' : 'after']++;
        else fell[heard.has('upgrading') ? 'within' : 'before']++;
        // Of the new shape altogether, or of the old.
        const tables = dump.stores.map(({ name }) => name);
        expect(found.tables).toEqual(isNew ? TABLES : tables);
      }
      build.beAmbit();
      await ambit.reload();
      await ambit.untilRows('todo', 0);
      expectKept(await lookInto(ambit.own), dump);
      const pages = dump.stores.find(({ name }) => name === 'pages')!.rows.length;
      expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages });
      await ambit.close();
      rmSync(profile, { recursive: true, force: true });
    }
    console.log(
      `browser killed ${killed} times over stores of ${PAGES} pages and more: ` +
        `${fell.before} before the upgrade, ${fell.within} within it, ` +
        `${fell['taking in']} while the pages were taken in, ${fell.after} after`,
    );
    expect(killed).toBeGreaterThanOrEqual(times(kills, 1));
  },
  patience(180, 3600),
);

/** Updates to Ambit and kills the browser at any moment of the upgrade, or of the work after it. */
async function killedOnTheWay(
  ambit: Ambit,
  random: () => number,
  isLater: boolean,
): Promise<Set<string>> {
  const isEarly = !isLater && random() < 0.2;
  bell.silence();
  build.beAmbit();
  void ambit.startAnew().catch(() => {}); // killed on the way
  if (!isEarly) await bell.heard(isLater ? 'opened' : 'upgrading');
  // As long as the upgrade of so many pages takes, or most of what comes after it.
  await pause(random() * (isEarly ? 500 : isLater ? 1500 : PAGES / 8));
  await killBrowser(ambit.profile);
  return bell.rung;
}
