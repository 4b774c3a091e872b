/** What must hold after anything was killed. */
import { expect } from 'vitest';
import type { AnyAmbit } from './any-ambit.ts';
import { LINKS_PER_PAGE } from './page-mill.ts';

/**
 * Every acknowledged page is stored once and whole; nothing else but opened pages is stored; what was
 * derived equals a recomputation.
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
  await ambit.verify(); // joins one whose asker was killed, and which may be older than the last pages
  expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: urls.length });
  const [checkpoint] = await ambit.rows<{ links: number }>('checkpoints');
  expect(checkpoint?.links ?? 0).toBe(urls.length * linksPerPage);
}
