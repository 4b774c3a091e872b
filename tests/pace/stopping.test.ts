import { describe, expect, it } from 'vitest';
import { isStop, Stopped, stopping, unlessStopped } from '../../lib/pace/stopping.ts';

describe('what takes long', () => {
  it('goes on until it is stopped, then fails with one error', () => {
    const { signal, stop } = stopping();
    expect(() => signal.throwIfAborted()).not.toThrow();
    stop();
    expect(() => signal.throwIfAborted()).toThrow(Stopped);
  });

  it('is left at once by who waits for it', async () => {
    const { signal, stop } = stopping();
    const waiting = unlessStopped(signal, new Promise(() => {}));
    stop();

    await expect(waiting).rejects.toThrow(Stopped);
    await expect(unlessStopped(signal, Promise.resolve(1))).rejects.toThrow(Stopped);
  });

  it('that is over before is not touched by a stop', async () => {
    const { signal, stop } = stopping();
    expect(await unlessStopped(signal, Promise.resolve(7))).toBe(7);
    stop();
  });

  it('is told apart from what fails, also by another context’s word of it', () => {
    const retold = Object.assign(new Error('It was stopped.'), { name: 'Stopped' });
    expect([new Stopped(), retold, new Error('Stopped')].map(isStop)).toEqual([true, true, false]);
  });
});
