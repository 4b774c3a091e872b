import { describe, expect, it } from 'vitest';
import type { Task } from '../../lib/model/task.ts';
import { isBad, verifySentence } from '../../lib/view/atlas-sentences.ts';

const taskOf = (change: Partial<Task>): Task => ({
  id: 1,
  what: 'verify',
  done: 0,
  of: 0,
  state: 'running',
  startedAt: 0,
  result: null,
  failure: null,
  ...change,
});
const ended = (change: Partial<Task['result'] & object>): Task =>
  taskOf({
    state: 'done',
    result: {
      agrees: true,
      pages: 1200,
      urls: 9,
      damaged: 0,
      sites: 3,
      boundaries: 2,
      notCompared: { boundaries: 0, pages: 0 },
      ...change,
    },
  });

describe('what is said of a verification', () => {
  it.each([
    [taskOf({}), /^Taking in/, false],
    [taskOf({ done: 64, of: 1900 }), /^64 of 1,900 pages verified/, false],
    [
      ended({}),
      /^Everything agrees: 1,200 pages, 9 addresses, 3 sites and 2 boundaries[^:]*$/,
      false,
    ],
    [
      ended({ notCompared: { boundaries: 1, pages: 2 } }),
      /^Everything agrees: .* Not compared: 1 boundary from before .* Not compared: 2 pages that came/,
      false,
    ],
    [ended({ damaged: 1, agrees: false }), /damaged, and what was computed no longer agrees/, true],
    [ended({ damaged: 1 }), /^1 stored page is damaged/, true],
    [ended({ agrees: false }), /does not agree/, true],
    [ended({ agrees: null }), /^Not compared: .* forgotten .* Start it again/, false],
    [taskOf({ state: 'cancelled' }), /^Stopped before the end/, false],
    [taskOf({ state: 'interrupted' }), /^It was interrupted.*start it again/, false],
    [taskOf({ state: 'failed', failure: 'No disk.' }), /No disk\. Try again/, true],
  ])('%j', (task, words, bad) => {
    expect(verifySentence(task)).toMatch(words);
    expect(isBad(task)).toBe(bad);
  });
});
