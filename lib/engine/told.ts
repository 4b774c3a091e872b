/** A value in words that depend neither on the order of keys nor on the kind of array. */
export const told = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (ArrayBuffer.isView(part)) return Array.from(part as Uint8Array);
    return part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.entries(part).sort()
      : part;
  });
