import { describe, expect, it } from 'vitest';
import { BoundedList } from '../../lib/harvest/bounded-list.ts';

describe('BoundedList', () => {
  it('keeps each item once and is not full at its bound', () => {
    const list = new BoundedList(2, 100);
    for (const item of ['a', 'b', 'a']) list.add(item);

    expect([list.items, list.full]).toEqual([['a', 'b'], false]);
  });

  it('is full when an item finds no place', () => {
    const byNumber = new BoundedList(1, 100);
    const byCharacters = new BoundedList(10, 3);
    for (const item of ['ab', 'cd', 'e']) {
      byNumber.add(item);
      byCharacters.add(item);
    }

    expect([byNumber.items, byNumber.full]).toEqual([['ab'], true]);
    expect([byCharacters.items, byCharacters.full]).toEqual([['ab'], true]);
  });
});
