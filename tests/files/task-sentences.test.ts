import { describe, expect, it } from 'vitest';
import { fileTaskSentence, isUnfinished } from '../../lib/files/task-sentences.ts';
import type { Task } from '../../lib/model/task.ts';

const files = { lock: '', step: 'storing', said: '' } as const;
const taskOf = (change: Partial<Task>): Task => ({
  ...{ id: 1, what: 'bring-in', done: 64, of: 1200, state: 'running', startedAt: 0 },
  ...{ result: null, failure: null, files },
  ...change,
});

describe('what is said of work on files', () => {
  it.each([
    [taskOf({}), /^Bringing in\. Brought in: 64 of 1,200\. .*may be closed/, false],
    [taskOf({ of: 0 }), /^Bringing in\. Brought in: 64\. /, false],
    [taskOf({ files: { ...files, step: null } }), /^Bringing in\. /, false],
    [taskOf({ state: 'interrupted' }), /64 of 1,200\. Choose the same file again/, true],
    [taskOf({ what: 'save', state: 'interrupted' }), /Nothing was saved: save again/, true],
    [
      taskOf({ what: 'send', files: { ...files, step: 'sending' } }),
      /^Sending\. Sent: 64 of 1,200\./,
      false,
    ],
    [taskOf({ what: 'send', state: 'interrupted' }), /Send again/, true],
    [taskOf({ state: 'cancelled' }), /^$/, false],
    [taskOf({ state: 'failed', files: { ...files, said: 'No disk.' } }), /^No disk\.$/, true],
  ])('%j', (task, words, unfinished) => {
    expect(fileTaskSentence(task)).toMatch(words);
    expect(isUnfinished(task)).toBe(unfinished);
  });
});
