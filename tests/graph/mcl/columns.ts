/** Columns written as lists, for the tests of the verbs that work on them. */
import type { FlowColumn, StochasticMatrix } from '../../../lib/graph/mcl/matrix.ts';

export function columnOf(values: number[]): FlowColumn {
  return {
    rows: Int32Array.from(values, (_, i) => i),
    values: Float32Array.from(values),
    length: values.length,
  };
}

/** `columns[j][i]` is the chance to go from j to i; each column is stored in descending order. */
export function matrixOf(columns: number[][]): StochasticMatrix {
  const entries = columns.map((column) =>
    column
      .map((value, row) => ({ value, row }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value),
  );
  const starts = new Uint32Array(columns.length + 1);
  entries.forEach((column, j) => {
    starts[j + 1] = starts[j] + column.length;
  });
  return {
    size: columns.length,
    starts,
    rows: Int32Array.from(entries.flat(), ({ row }) => row),
    values: Float32Array.from(entries.flat(), ({ value }) => value),
  };
}
