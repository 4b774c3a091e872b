/**
 * Names in an order that moves as little as it can: what was there stays where it was, what is new
 * takes the places that became free, the first of it the first place. So nobody loses the line they
 * were reading when a weight changes. Linear.
 */
export function stableOrder(before: readonly string[], now: readonly string[]): string[] {
  const left = new Set(now);
  const known = new Set(before);
  const fresh = now.filter((name) => !known.has(name)).values();
  const order: string[] = [];
  for (const name of before) {
    const next = left.has(name) ? name : fresh.next().value;
    if (next !== undefined) order.push(next);
  }
  return [...order, ...fresh];
}
