import { describe, expect, it } from 'vitest';
import { realClock } from '../../lib/pace/clock.ts';
import { inSlices } from '../../lib/pace/slices.ts';

/** A clock that only the steps turn: three milliseconds each. */
function slowSteps(count: number, made = () => {}) {
  let time = 0;
  function* steps(): Generator<void, string> {
    for (let i = 0; i < count; i++) {
      time += 3;
      made();
      yield;
    }
    return 'done';
  }
  return { steps: steps(), clock: { ...realClock, now: () => time } };
}

/** Resolves when the work is over; `others` is called each time that somebody else has a turn. */
async function done(count: number, others = () => {}): Promise<string> {
  let goesOn = true;
  const another = () => {
    others();
    if (goesOn) setTimeout(another, 0);
  };
  setTimeout(another, 0);
  const { steps, clock } = slowSteps(count);
  const said = await new Promise<string>((tell) => inSlices(steps, tell, clock));
  goesOn = false;
  return said;
}

describe('work in slices', () => {
  it('tells its end, and lets others run after every twelve milliseconds', async () => {
    let turns = 0;
    expect(await done(40, () => turns++)).toBe('done');

    // Four steps to a slice: ten slices, and others between them.
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it('that is stopped says nothing and does nothing more', async () => {
    let made = 0;
    let said = false;
    const { steps, clock } = slowSteps(1000, () => {
      if (++made === 10) setTimeout(() => work.stop(), 0);
    });
    const work = inSlices(steps, () => (said = true), clock);
    await done(2000); // begun later and longer, so the first would be over long ago

    expect(made).toBeGreaterThanOrEqual(10);
    expect(made).toBeLessThan(1000);
    expect(said).toBe(false);
  });
});
