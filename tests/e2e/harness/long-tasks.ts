/** The longest task of a window's main thread since counting began, in milliseconds. */
import type { Page } from 'playwright-core';

/** Counts from now on; what came before is left out. */
export const countLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks = globalThis as unknown as { longest: number };
    tasks.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        tasks.longest = Math.max(tasks.longest, duration);
      }
    }).observe({ type: 'longtask' });
  });

export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
