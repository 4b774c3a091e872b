import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctRows } from '../../lib/graph/distinct-rows.ts';
import { weightedRows } from '../../lib/graph/sparse-rows.ts';
import { RUNS, weightedLists } from '../graphs/small-rows.ts';
import { denseRows } from '../oracles/dense.ts';

describe('distinct rows', () => {
  it('are one for each kind, in the order they appear', () => {
    fc.assert(
      fc.property(weightedLists, fc.nat(5), (lists, copies) => {
        const rows = weightedRows([...lists, ...lists.slice(0, copies)]);
        const dense = denseRows(rows);
        const { kinds, distinct } = distinctRows(rows);
        const each = denseRows(distinct);

        expect(dense.map((_, row) => each[kinds[row]])).toEqual(dense);
        expect(new Set(each.map(String)).size).toBe(each.length);
        expect([...new Set(kinds)]).toEqual(each.map((_, kind) => kind));
      }),
      RUNS,
    );
  });
});
