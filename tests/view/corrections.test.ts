import { describe, expect, it } from 'vitest';
import type { Label } from '../../lib/model/label.ts';
import {
  correctionsOf,
  correctionWords,
  givingAgain,
  undoing,
} from '../../lib/view/corrections.ts';

const label = (id: number, at: number, rest: Partial<Label> = {}): Label => ({
  id,
  site: 'http://museum.example/',
  side: 'out',
  reach: 'url',
  target: `http://museum.example/${id}`,
  at,
  withdrawnAt: null,
  ...rest,
});

describe('corrections', () => {
  it('are the labels given at one moment, latest first', () => {
    const made = correctionsOf([label(1, 5), label(2, 5), label(3, 9)]);

    expect(made.map(({ labels }) => labels.map(({ id }) => id))).toEqual([[3], [1, 2]]);
  });

  it('hold while one of their labels does', () => {
    const back = { withdrawnAt: 20 };
    expect(correctionsOf([label(1, 5, back), label(2, 5)])[0].withdrawnAt).toBeNull();
    const [over] = correctionsOf([label(1, 5, back), label(2, 5, { withdrawnAt: 30 })]);
    expect(over.withdrawnAt).toBe(30);
    expect(undoing(over.labels).withdraw).toEqual([]);
    expect(givingAgain(over.labels)[0]).toEqual({
      side: 'out',
      reach: 'url',
      typed: 'http://museum.example/1',
    });
  });

  it('are told by their first target and how many more', () => {
    const [many] = correctionsOf([label(1, 5), label(2, 5), label(3, 5)]);
    expect(correctionWords(many)).toBe('Not this site: museum.example/1 and 2 more');
    const [host] = correctionsOf([label(1, 5, { side: 'in', reach: 'host', target: 'a.example' })]);
    expect(correctionWords(host)).toBe('In: all of a.example');
  });
});
