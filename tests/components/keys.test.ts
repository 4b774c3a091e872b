import { describe, expect, it } from 'vitest';
import { gridAction } from '../../components/grid-keys.ts';
import { tabAfter } from '../../components/tab-list.tsx';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  gridAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held }, 9, false);

describe('keys in the list', () => {
  it.each([
    ['ArrowDown', { do: 'move', by: 1, extend: false }],
    ['PageUp', { do: 'move', by: -9, extend: false }],
    ['End', { do: 'last', extend: false }],
    ['ArrowRight', { do: 'open' }],
    [' ', { do: 'choose' }],
    ['x', null],
  ])('%s', (key, action) => {
    expect(press(key)).toEqual(action);
  });

  it('extend with shift, choose all with control', () => {
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ do: 'move', by: -1, extend: true });
    expect(press('a', { ctrlKey: true })).toEqual({ do: 'all' });
    expect(press('a', { metaKey: true })).toEqual({ do: 'all' });
    expect(press('ArrowDown', { ctrlKey: true })).toBeNull();
  });

  it('to the sides change places where one reads from right to left', () => {
    const held = { shiftKey: false, ctrlKey: false, metaKey: false };
    expect(gridAction({ key: 'ArrowLeft', ...held }, 9, true)).toEqual({ do: 'open' });
    expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1);
  });
});

it('keys between tabs go around the ends', () => {
  expect(tabAfter('ArrowRight', 2, 3, false)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3, false)).toBe(2);
  expect(tabAfter('End', 0, 3, false)).toBe(2);
  expect(tabAfter('Home', 2, 3, false)).toBe(0);
  expect(tabAfter('a', 1, 3, false)).toBeNull();
});
