import { describe, expect, it } from 'vitest';
import { breathing, type Pace, paced, UNPACED } from '../../lib/pace/breathing.ts';
import { Turns } from '../../lib/pace/turns.ts';
import { unpaced } from '../../lib/pace/unpaced.ts';

/** A clock that only the steps turn, and how often others had their turn. */
function handPace(): Pace & { time: number; rests: number } {
  return {
    time: 0,
    rests: 0,
    now() {
      return this.time;
    },
    async yieldNow() {
      this.rests++;
    },
  };
}

function* steps(count: number, each: () => void): Generator<void, string> {
  for (let i = 0; i < count; i++) {
    each();
    yield;
  }
  return 'done';
}

describe('work that breathes', () => {
  it('lets others run once a slice has passed, and not before', async () => {
    const pace = handPace();
    const bound = { now: () => pace.now(), yieldNow: () => pace.yieldNow() };
    const breathe = breathing(10, bound);
    for (let i = 0; i < 9; i++) {
      pace.time += 4;
      await breathe();
    }

    expect(pace.rests).toBe(3); // after 12 each
  });

  it('in steps comes to its end, however it is driven', async () => {
    const pace = handPace();
    const bound = { now: () => pace.now(), yieldNow: () => pace.yieldNow() };
    const work = () => steps(9, () => (pace.time += 4));

    expect(await paced(work(), 10, bound)).toBe('done');
    expect(pace.rests).toBe(3);
    expect(await paced(work(), 0, UNPACED)).toBe('done');
    expect(unpaced(work())).toBe('done');
    expect(await new Turns().paced(work(), 10)).toBe('done');
  });

  it('in turns lets another in between two steps, and never into one', async () => {
    const turns = new Turns();
    const told: string[] = [];
    const long = turns.paced(
      steps(2, () => told.push('step')),
      50,
    );
    const other = turns.take(() => told.push('other'));
    await Promise.all([long, other]);

    expect(told).toEqual(['step', 'other', 'step']);
  });
});
