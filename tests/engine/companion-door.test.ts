import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import {
  CompanionDoor,
  type CompanionHost,
  CompanionLost,
} from '../../lib/engine/companion-door.ts';
import { HandClock } from '../hand-clock.ts';

/** A host whose workers live in this process; `dies` says which of them answer nothing. */
class TestHost implements CompanionHost {
  started = 0;
  discarded = 0;
  /** Signs of life that were asked for and given. */
  pings = 0;
  #current: MessagePort | null = null;

  constructor(
    private readonly dies: (n: number) => boolean,
    private readonly work: () => Promise<unknown> = async () => ({ settled: 1 }),
  ) {}

  async connect(): Promise<MessagePort> {
    const { port1, port2 } = new MessageChannel();
    const n = ++this.started;
    const ping = () => ++this.pings;
    if (!this.dies(n)) expose({ ping, catchUp: this.work }, port2);
    this.#current = port1;
    return port1;
  }

  async discard(): Promise<void> {
    this.discarded++;
    this.#current?.close();
    this.#current = null;
  }

  end(): Promise<void> {
    return this.discard();
  }

  async isCurrent(): Promise<boolean> {
    return this.#current !== null;
  }
}

const call = (door: CompanionDoor) => door.call((companion) => companion.catchUp());

const [PATIENCE, ENDURANCE, BEAT] = [2000, 9000, 250];
const clock = new HandClock();
const doorTo = (host: CompanionHost) => new CompanionDoor(host, PATIENCE, ENDURANCE, BEAT, clock);

/** Lets every message that was sent arrive: they come in order, and this one last. */
function delivered(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Turns the clock while `goesOn`; what is awaited from the living does not depend on it. */
async function pass(goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    clock.turn(BEAT);
    for (let i = 0; i < 5; i++) await delivered();
  }
}

describe('the door to the companion', () => {
  it('connects once and keeps the line', async () => {
    const host = new TestHost(() => false);
    const door = doorTo(host);
    await Promise.all([call(door), call(door), call(door)]);

    expect(await call(door)).toEqual({ settled: 1 });
    expect(host.started).toBe(1);
  });

  it('replaces a worker that gives no sign of life, and asks again', async () => {
    const host = new TestHost((n) => n === 1);
    const asked = call(doorTo(host));
    await pass(() => host.started < 2);

    expect(await asked).toEqual({ settled: 1 });
    expect([host.started, host.discarded]).toEqual([2, 1]);
  });

  it('replaces a dead worker once for all the calls that wait for it', async () => {
    const host = new TestHost((n) => n === 1);
    const door = doorTo(host);

    const asked = Promise.all([call(door), call(door), call(door)]);
    await pass(() => host.started < 2);

    expect(await asked).toHaveLength(3);
    expect([host.started, host.discarded]).toEqual([2, 1]);
  });

  it('takes a host that refuses to connect for a lost worker, and tries again', async () => {
    const host = new TestHost(() => false);
    const connect = host.connect.bind(host);
    let refusals = 2;
    host.connect = () =>
      refusals-- > 0 ? Promise.reject(new Error('Only a single document.')) : connect();

    expect(await call(doorTo(host))).toEqual({ settled: 1 });
  });

  it('tries more than once on a bad day', async () => {
    const host = new TestHost((n) => n <= 2);
    const asked = call(doorTo(host));
    await pass(() => host.started < 3);

    expect(await asked).toEqual({ settled: 1 });
    expect(host.started).toBe(3);
  });

  it('gives up with an error, not with silence, when none comes alive', async () => {
    await expectLost(new TestHost(() => true));
  });

  it('waits for long work as long as there are signs of life', async () => {
    let end = (_: unknown) => {};
    const long = new Promise((resolve) => {
      end = resolve;
    });
    const host = new TestHost(
      () => false,
      () => long,
    );
    const asked = call(doorTo(host));
    await pass(() => host.started < 1);
    // Ten times as long as it would endure silence, each beat with its sign.
    for (let beats = 0; beats < (10 * ENDURANCE) / BEAT; beats++) {
      const before = host.pings;
      clock.turn(BEAT);
      while (host.pings === before) await delivered();
      await delivered();
    }
    end({ settled: 9 });

    expect(await asked).toEqual({ settled: 9 });
    expect(host.discarded).toBe(0);
  });

  it('hands on the worker’s own errors and does not take them for a death', async () => {
    const host = new TestHost(
      () => false,
      () => Promise.reject(new RangeError('too much')),
    );

    await expect(call(doorTo(host))).rejects.toThrow('too much');
    expect(host.discarded).toBe(0);
  });

  it('gives up on a host that never connects', async () => {
    const host = new TestHost(() => false);
    host.connect = () => new Promise(() => {});

    await expectLost(host);
  });

  it('gives up on a host that never lets go of its worker', async () => {
    const host = new TestHost(() => true);
    host.discard = () => new Promise(() => {});

    await expectLost(host);
  });

  it('that is ended fails the calls that are out, and asks nobody again for them', async () => {
    const host = new TestHost(
      () => false,
      () => new Promise(() => {}),
    );
    const door = doorTo(host);
    const out = expect(call(door)).rejects.toMatchObject({ name: 'NotAgreed' });
    await expect.poll(() => host.started).toBe(1);
    await door.end();
    await out;
    expect([host.started, host.discarded]).toEqual([1, 1]);

    void call(door).catch(() => {});
    await expect.poll(() => host.started).toBe(2);
    await door.end();
  });
});

/** An error, and never later than was promised. */
async function expectLost(host: CompanionHost): Promise<void> {
  const start = clock.now();
  let isOver = false;
  const asked = call(doorTo(host)).finally(() => {
    isOver = true;
  });
  asked.catch(() => {}); // it is looked at below
  await pass(() => !isOver);

  await expect(asked).rejects.toThrow(CompanionLost);
  expect(clock.now() - start).toBeLessThanOrEqual(ENDURANCE + 2 * BEAT);
}
