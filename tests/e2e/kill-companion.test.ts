import { expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { Ambit } from './harness/chromium.ts';
import { expectIntact } from './harness/intact.ts';
import { profileOf } from './harness/kept-profile.ts';
import { CompanionEnder } from './harness/kills.ts';
import { startPageMill } from './harness/page-mill.ts';
import { pour } from './harness/pour.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

it(
  'answers every call when the companion is ended in mid-call',
  async () => {
    const rounds = times(5, 500);
    const over = Date.now() + timeLeft() * 0.9;
    const random = randomFrom(3);
    const heavy = await startPageMill(3000);
    const ambit = await Ambit.open({ port: heavy.port, profile: profileOf('kill-companion') });
    await ambit.agree();
    const { acknowledged, opened, done } = pour(ambit, 0, 20);
    await done;
    const calm = Date.now();
    await ambit.verify();
    const usual = Date.now() - calm;
    const taken: number[] = [];
    let cutOff = 0;
    const ender = await CompanionEnder.connect(ambit);
    while (cutOff < rounds && Date.now() < over) {
      const companion = await ender.aim();
      const start = Date.now();
      const call = ambit.verify();
      await pause(random() * usual * 0.5);
      await companion.end();
      expect(await call).toMatchObject({ type: 'verified', agrees: true });
      taken.push(Date.now() - start);
      // Somebody is there after it, and nobody asked since: the call was cut off, and made again.
      if (ender.isReplaced(companion)) cutOff++;
    }
    console.log(
      `companion ended in mid-call ${cutOff} times, ${taken.length} calls answered: ` +
        `slowest after ${Math.max(...taken)} ms`,
    );
    expect(cutOff).toBeGreaterThanOrEqual(times(rounds, 1));
    await ender.release();
    await expectIntact(ambit, acknowledged, opened, 3000);
    await ambit.close();
    await heavy.close();
  },
  patience(120, 3600),
);
