/**
 * About how many bytes rows take on the disk, with what the database adds to each for its indexes.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return PER_VALUE + 2 * value.length;
  if (ArrayBuffer.isView(value)) return PER_VALUE + value.byteLength;
  if (Array.isArray(value))
    return value.reduce<number>((sum, one) => sum + weightOf(one), PER_VALUE);
  if (typeof value !== 'object' || value === null) return PER_VALUE;
  let sum = PER_ROW;
  for (const [name, one] of Object.entries(value)) sum += name.length + weightOf(one);
  return sum;
}

const PER_VALUE = 8;
const PER_ROW = 64;
