/**
 * Sparse vectors, many at once: one row per page, one column per feature, only the entries that
 * are there. Compressed rows: the entries of row `i` stand at `starts[i] … starts[i + 1]`, with
 * columns rising, no column twice, and no entry 0. A row without entries is the zero vector and is
 * allowed.
 */
export interface SparseRows {
  count: number;
  /** Columns are below this number. */
  width: number;
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float64Array;
}

/** Rows in which a feature is there (1) or not (0); naming it twice says no more than once. */
export function binaryRows(lists: readonly ArrayLike<number>[]): SparseRows {
  return rowsOf(
    lists.map((list) => {
      const columns = [...new Set(Array.from(list))].sort((a, b) => a - b);
      return { columns, values: columns.map(() => 1) };
    }),
  );
}

/** Rows with a value to each column, in any order; 0 is no entry, a column twice is an error. */
export function weightedRows(
  lists: readonly { columns: ArrayLike<number>; values: ArrayLike<number> }[],
): SparseRows {
  return rowsOf(
    lists.map(({ columns, values }, row) => {
      if (columns.length !== values.length) {
        throw new RangeError(
          `Row ${row} has ${columns.length} columns but ${values.length} values.`,
        );
      }
      const order = Array.from(columns, (_, i) => i)
        .filter((i) => values[i] !== 0)
        .sort((a, b) => columns[a] - columns[b]);
      return { columns: order.map((i) => columns[i]), values: order.map((i) => values[i]) };
    }),
  );
}

/**
 * Throws unless `columns` rise, are whole numbers a row can have, and all values are
 * finite and sane.
 */
export function checkRow(columns: ArrayLike<number>, values: ArrayLike<number>): void {
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i];
    if (!Number.isInteger(column) || column < 0 || column >= MOST_COLUMNS) {
      throw new RangeError(`A column must be a whole number below 2^24, not ${column}.`);
    }
    if (i > 0 && column <= columns[i - 1]) {
      throw new RangeError(`Columns must rise: ${column} comes after ${columns[i - 1]}.`);
    }
    if (!(Math.abs(values[i]) <= MOST_VALUE)) {
      throw new RangeError(
        `Column ${column} has the value ${values[i]}; it must lie within ±1e100.`,
      );
    }
  }
}

/** Tables by column are allocated whole, so a stray huge number must not pass. */
const MOST_COLUMNS = 2 ** 24;
/** Far beyond any weight, and its square still leaves room for sums. */
const MOST_VALUE = 1e100;

function rowsOf(lists: { columns: number[]; values: number[] }[]): SparseRows {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, row) => {
    checkRow(list.columns, list.values);
    starts[row + 1] = starts[row] + list.columns.length;
  });
  const columns = new Uint32Array(starts[lists.length]);
  const values = new Float64Array(starts[lists.length]);
  let width = 0;
  lists.forEach((list, row) => {
    columns.set(list.columns, starts[row]);
    values.set(list.values, starts[row]);
    if (list.columns.length > 0) width = Math.max(width, list.columns[list.columns.length - 1] + 1);
  });
  return { count: lists.length, width, starts, columns, values };
}

/** The chosen rows, in the order chosen. */
export function selectRows(rows: SparseRows, chosen: ArrayLike<number>): SparseRows {
  const starts = new Uint32Array(chosen.length + 1);
  for (let i = 0; i < chosen.length; i++) {
    starts[i + 1] = starts[i] + rows.starts[chosen[i] + 1] - rows.starts[chosen[i]];
  }
  const columns = new Uint32Array(starts[chosen.length]);
  const values = new Float64Array(starts[chosen.length]);
  for (let i = 0; i < chosen.length; i++) {
    const from = rows.starts[chosen[i]];
    const to = rows.starts[chosen[i] + 1];
    columns.set(rows.columns.subarray(from, to), starts[i]);
    values.set(rows.values.subarray(from, to), starts[i]);
  }
  return { count: chosen.length, width: rows.width, starts, columns, values };
}

/** Rows and columns exchanged: for each column the rows that have it, rising. */
export function transposed(rows: SparseRows): SparseRows {
  const starts = new Uint32Array(rows.width + 1);
  for (const column of rows.columns) starts[column + 1]++;
  for (let column = 0; column < rows.width; column++) starts[column + 1] += starts[column];
  const next = starts.slice();
  const columns = new Uint32Array(rows.columns.length);
  const values = new Float64Array(rows.columns.length);
  for (let row = 0; row < rows.count; row++) {
    for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
      const place = next[rows.columns[i]]++;
      columns[place] = row;
      values[place] = rows.values[i];
    }
  }
  return { count: rows.width, width: rows.count, starts, columns, values };
}
