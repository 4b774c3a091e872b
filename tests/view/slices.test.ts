import { describe, expect, it } from 'vitest';
import { inSlices } from '../../lib/view/slices.ts';

/** Steps of some milliseconds each, noting when they were made. */
function* steps(count: number, made: number[]): Generator<void, string> {
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    while (performance.now() - started < 3);
    made.push(started);
    yield;
  }
  return 'done';
}
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

describe('work in slices', () => {
  it('tells its end, and lets others run meanwhile', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 1);
    const said = await new Promise((tell) => inSlices(steps(40, []), tell));
    clearInterval(timer);

    expect(said).toBe('done');
    expect(others).toBeGreaterThan(2);
  });

  it('that is stopped says nothing and does nothing more', async () => {
    const made: number[] = [];
    let said = false;
    const work = inSlices(steps(1000, made), () => {
      said = true;
    });
    await pause(20);
    work.stop();
    const before = made.length;
    await pause(40);

    expect(made.length).toBe(before);
    expect(said).toBe(false);
  });
});
