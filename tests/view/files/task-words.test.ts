import { describe, expect, it } from 'vitest';
import type { Task } from '../../../lib/model/task.ts';
import { fileTaskWords, isUnfinished } from '../../../lib/view/files/task-words.ts';

const window = { lock: '', step: 'storing', said: '' } as const;
const taskOf = (change: Partial<Task>): Task => ({
  ...{ id: 1, what: 'bring-in', done: 64, of: 1200, state: 'running', startedAt: 0 },
  ...{ result: null, failure: null, window },
  ...change,
});

describe('what is said of a window’s work', () => {
  it.each([
    [taskOf({}), /^Bringing in\. Brought in: 64 of 1,200\. .*must stay open/, false],
    [taskOf({ of: 0 }), /^Bringing in\. Brought in: 64\. /, false],
    [taskOf({ window: { ...window, step: null } }), /^Bringing in\. /, false],
    [taskOf({ state: 'interrupted' }), /64 of 1,200\. Choose the same file again/, true],
    [taskOf({ what: 'save', state: 'interrupted' }), /Nothing was saved: save again/, true],
    [taskOf({ state: 'cancelled' }), /^$/, false],
    [taskOf({ state: 'failed', window: { ...window, said: 'No disk.' } }), /^No disk\.$/, true],
  ])('%j', (task, words, unfinished) => {
    expect(fileTaskWords(task)).toMatch(words);
    expect(isUnfinished(task)).toBe(unfinished);
  });
});
