import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import {
  CompanionDoor,
  type CompanionHost,
  CompanionLost,
} from '../../lib/engine/companion-door.ts';

/** A host whose workers live in this process; `dies` says which of them answer nothing. */
class TestHost implements CompanionHost {
  started = 0;
  discarded = 0;
  #current: MessagePort | null = null;

  constructor(
    private readonly dies: (n: number) => boolean,
    private readonly work: () => Promise<unknown> = async () => ({ settled: 1 }),
  ) {}

  async connect(): Promise<MessagePort> {
    const { port1, port2 } = new MessageChannel();
    const n = ++this.started;
    if (!this.dies(n)) expose({ ping: () => true, catchUp: this.work }, port2);
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
const doorTo = (host: CompanionHost) => new CompanionDoor(host, 60, 400, 10);

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

    expect(await call(doorTo(host))).toEqual({ settled: 1 });
    expect([host.started, host.discarded]).toEqual([2, 1]);
  });

  it('replaces a dead worker once for all the calls that wait for it', async () => {
    const host = new TestHost((n) => n === 1);
    const door = doorTo(host);

    expect(await Promise.all([call(door), call(door), call(door)])).toHaveLength(3);
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
    const host = new TestHost((n) => n <= 3);
    const patient = new CompanionDoor(host, 60, 10_000, 10); // on a loaded machine too

    expect(await call(patient)).toEqual({ settled: 1 });
    expect(host.started).toBe(4);
  });

  it('gives up with an error, not with silence, when none comes alive', async () => {
    await expect(call(doorTo(new TestHost(() => true)))).rejects.toThrow(CompanionLost);
  });

  it('waits for long work as long as there are signs of life', async () => {
    const slow = () => new Promise((resolve) => setTimeout(() => resolve({ settled: 9 }), 1500));
    const host = new TestHost(() => false, slow);
    // So patient that a busy machine is not taken for a dead worker.
    const door = new CompanionDoor(host, 500, 4000, 10);

    expect(await call(door)).toEqual({ settled: 9 });
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

    await expect(call(doorTo(host))).rejects.toThrow(CompanionLost);
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
