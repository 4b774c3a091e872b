import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { PATIENCE } from './tests/patience.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [await WxtVitest()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/speak-english.ts', 'tests/seeded.ts'],
          maxWorkers: 2,
          testTimeout: PATIENCE.test,
          hookTimeout: PATIENCE.test,
        },
      },
      {
        // Two browsers at a time: the machines that run this have two cores.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: ['tests/speak-english.ts', 'tests/seeded.ts'],
          maxWorkers: 2,
          testTimeout: PATIENCE.story,
          expect: { poll: { timeout: PATIENCE.sight } },
          hookTimeout: PATIENCE.story,
        },
      },
    ],
  },
});
