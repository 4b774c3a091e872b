import { describe, expect, it } from 'vitest';
import { type PruneLimits, pruneColumn } from '../../../lib/graph/mcl/prune.ts';
import { columnOf } from './columns.ts';

const limits: PruneLimits = { cutoff: 0.1, select: 3, recover: 4, enough: 0.75, faint: 0 };

function pruned(
  values: number[],
  given: Partial<PruneLimits> = {},
): { rows: number[]; lost: number } {
  const column = columnOf(values);
  const lost = pruneColumn(column, { ...limits, ...given }, new Float32Array(values.length));
  const kept = column.values.subarray(0, column.length);
  expect(kept.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
  return { rows: [...column.rows.subarray(0, column.length)], lost };
}

describe('pruning a column', () => {
  it('cuts what is below the cutoff', () => {
    const { rows, lost } = pruned([0.5, 0.05, 0.4, 0.05]);

    expect(rows).toEqual([0, 2]);
    expect(lost).toBeCloseTo(0.1, 6);
  });

  it('brings the largest back when too little is left', () => {
    expect(pruned([0.3, 0.09, 0.08, 0.09, 0.07, 0.06]).rows).toEqual([0, 1, 2, 3]);
  });

  it('brings everything back when there is no more than that', () => {
    expect(pruned([0.4, 0.09, 0.08]).rows).toEqual([0, 1, 2]);
  });

  it('selects the largest', () => {
    expect(pruned([0.1, 0.3, 0.3, 0.2, 0.1]).rows).toEqual([1, 2, 3]);
  });

  it('recovers after selecting too little', () => {
    expect(pruned([0.2, 0.2, 0.1, 0.15, 0.2, 0.15]).rows).toEqual([0, 1, 3, 4]);
  });

  it('cuts equal entries strictly, the first stay', () => {
    expect(pruned(new Array(8).fill(0.125)).rows).toEqual([0, 1, 2, 3]);
    expect(pruned(new Array(8).fill(0.125), { recover: 2 }).rows).toEqual([0, 1, 2]);
    expect(pruned(new Array(20).fill(0.05)).rows).toEqual([0, 1, 2, 3]);
  });
});
