import { expect, it, vi } from 'vitest';
import { Waker } from '../../lib/background/waker.ts';

const settled = () => new Promise((resume) => setTimeout(resume));

/** A waker whose first calls fail, with what it called and how long it paused. */
function wakerFailing(times: number) {
  const did: (string | number)[] = [];
  const waker = new Waker(
    async () => {
      did.push('call');
      if (did.filter((one) => one === 'call').length <= times) throw new Error('too busy');
    },
    async (ms) => void did.push(ms),
  );
  return { waker, did };
}

it('takes in pages of one burst together, and later ones again', async () => {
  const { waker, did } = wakerFailing(0);
  waker.soon();
  waker.soon();
  await settled();
  expect(did).toEqual([250, 'call']);
  waker.soon();
  await settled();
  expect(did).toEqual([250, 'call', 250, 'call']);
});

it('tries again, each time later, until it is done', async () => {
  const { waker, did } = wakerFailing(2);
  waker.soon();
  await settled();
  expect(did).toEqual([250, 'call', 1000, 'call', 5000, 'call']);
});

it('gives up with a word, and takes in with the next page', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { waker, did } = wakerFailing(4);
  waker.soon();
  await settled();
  expect(did.filter((one) => one === 'call')).toHaveLength(4);
  expect(said).toHaveBeenCalledOnce();
  waker.soon();
  await settled();
  expect(did.at(-1)).toBe('call');
  expect(did.filter((one) => one === 'call')).toHaveLength(5);
});
