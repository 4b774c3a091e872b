/**
 * Two 32-bit FNV-1a lanes over an address, and a mixer for lists of them. Not for secrets: it
 * tells whether two graphs were built from the same pages, and whether stored bytes still are
 * what was written. Cost: one pass over the characters.
 */
export function hashUrl(url: string): [number, number] {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < url.length; i++) {
    const unit = url.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
  }
  return [low >>> 0, high >>> 0];
}

/** Folds `value` into a running 32-bit hash; order matters. */
export function fold(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0xcc9e2d51);
  return ((mixed << 15) | (mixed >>> 17)) >>> 0;
}
