import { describe, expect, it } from 'vitest';
import { narrowed } from '../../lib/export/narrowed.ts';
import type { Membership } from '../../lib/model/boundary.ts';

const member = (side: 'in' | 'out', likelihood: number, opened = false): Membership => ({
  url: 'http://a.example/',
  side,
  likelihood,
  opened,
});
const sideOf = (one: Membership, unsure: 'counted' | 'with' | 'without') =>
  narrowed(one, { opened: 'all', unsure })?.side;

describe('the part of a boundary that is saved', () => {
  it('has what Ambit is unsure of where the person wants it', () => {
    for (const side of ['in', 'out'] as const) {
      expect(sideOf(member(side, 0.5), 'counted')).toBe(side);
      expect(sideOf(member(side, 0.5), 'with')).toBe('in');
      expect(sideOf(member(side, 0.5), 'without')).toBe('out');
    }
  });

  it('leaves what is sure on its side', () => {
    for (const unsure of ['counted', 'with', 'without'] as const) {
      expect(sideOf(member('in', 0.9), unsure)).toBe('in');
      expect(sideOf(member('out', 0.1), unsure)).toBe('out');
    }
  });

  it('is what was opened, or what was not', () => {
    const [opened, other] = [member('in', 1, true), member('in', 1)];
    const kept = (choice: 'all' | 'opened' | 'unopened') =>
      [opened, other].filter(
        (one) => narrowed(one, { opened: choice, unsure: 'counted' }) !== null,
      );

    expect(kept('all')).toEqual([opened, other]);
    expect(kept('opened')).toEqual([opened]);
    expect(kept('unopened')).toEqual([other]);
  });
});
