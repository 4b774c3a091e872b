import { describe, expect, it } from 'vitest';
import { kindOfChange, partlyShown } from '../../../lab/evaluate/redaction-kinds.ts';

describe('kindOfChange', () => {
  it.each([
    ['https://e.org/a?token=~redacted~', 'parameter token'],
    ['https://e.org/a?b=1&next=%2Fx%3Fkey%3D~redacted~', 'parameter key'],
    ['https://e.org/a;sid=~redacted~/b', 'parameter sid'],
    ['https://e.org/user/reset/~redacted~/login', 'after /reset/'],
    ['https://e.org/~redacted~', 'after e.org'],
  ])('%s: %s', (canonical, kind) => {
    expect(kindOfChange(canonical)).toBe(kind);
  });
});

describe('partlyShown', () => {
  it('shows how a key begins, and words', () => {
    const address = 'https://e12345678.org/reset/a1b2c3d4e5f60718?password=1&q=friendship';

    expect(partlyShown(address)).toBe('https://e12345678.org/reset/a1b2…?password=1&q=friendship');
  });

  it('never shows a key of 24 letters', () => {
    expect(partlyShown('https://e.org/reset/abcdefghijklmnopqrstuvwx')).toBe(
      'https://e.org/reset/abcd…',
    );
  });
});
