/**
 * Pages that are too much are recorded all the same; how long each held its main thread is printed.
 */
import { expect, it } from 'vitest';
import type { Ambit } from './harness/chromium.ts';
import { HEAVY, heavyUrl, startHeavyWeb } from './harness/heavy-web.ts';
import { onWeb } from './harness/on-demo-web.ts';
import { OwnTasks } from './harness/own-tasks.ts';
import { patience } from './harness/scale.ts';

let ambit: Ambit;
onWeb(startHeavyWeb, (scene) => {
  ({ ambit } = scene);
});

it.each(HEAVY.map((name, n) => ({ name, n })))(
  'with $name',
  async ({ name, n }) => {
    const tab = await ambit.context.newPage();
    const tracing = await OwnTasks.begin(ambit.own, ambit.url('recorder.js'));
    await tab.goto(heavyUrl(n));
    const state = () => ambit.stateOf(heavyUrl(n));
    await expect.poll(state, { interval: 100 }).toBe('stored');
    const tasks = await tracing.end();
    await tab.close();
    const longest = tasks.toSorted((a, b) => b.own - a.own).slice(0, 3);
    const told = longest.map(
      ({ own, processor, clock }) =>
        `${own.toFixed(1)} (task ${processor.toFixed(1)}, clock ${clock.toFixed(1)})`,
    );
    console.log(`${name}: ${tasks.length} tasks, the longest ${told.join(', ')} ms`);
    expect(tasks.length).toBeGreaterThan(2);
  },
  patience(240, 240),
);
