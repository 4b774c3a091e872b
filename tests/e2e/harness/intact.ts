/** What must hold after anything was killed. */
import { expect } from 'vitest';
import type { AnyAmbit } from './any-ambit.ts';
import { LINKS_PER_PAGE } from './page-mill.ts';

/**
 * Every acknowledged page is stored once and whole; nothing else but opened pages is stored; what
 * was derived equals a recomputation.
 */
export async function expectIntact(
  ambit: AnyAmbit,
  acknowledged: Iterable<string>,
  opened: Set<string>,
  linksPerPage = LINKS_PER_PAGE,
): Promise<void> {
  const urls = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
  const stored = new Set(urls);
  expect(urls.length).toBe(stored.size);
  expect([...acknowledged].filter((url) => !stored.has(url))).toEqual([]);
  expect(urls.filter((url) => !opened.has(url))).toEqual([]);
  const visits = await ambit.rows<{ seq: number }>('visits');
  expect(visits.length).toBe(urls.length);
  await untilNoneVerifies(ambit);
  expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: urls.length });
  const [checkpoint] = await ambit.rows<{ links: number }>('checkpoints');
  expect(checkpoint?.links ?? 0).toBe(urls.length * linksPerPage);
}

/** One whose asker was killed goes on, may be older than the last pages, and would be joined. */
async function untilNoneVerifies(ambit: AnyAmbit): Promise<void> {
  await ambit.order({ type: 'catch-up' }); // a new worker notes what an older one left undone
  const running = async () =>
    (await ambit.rows<{ state: string }>('tasks')).filter(({ state }) => state === 'running');
  await expect.poll(running).toEqual([]);
}
