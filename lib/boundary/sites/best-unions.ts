/**
 * Puts parts together by the best unions first, until none is better than even: agglomeration with
 * the caller's own odds and unions. Cost: parts² odds, and as many again for the unions.
 */
export interface Part {
  id: number;
}

/** `unite` returns the one of the two that takes the other in. Returns the parts that are left. */
export function bestUnions<P extends Part>(
  parts: readonly P[],
  oddsOf: (a: P, b: P) => number,
  unite: (a: P, b: P) => P,
): P[] {
  const left = new Set(parts);
  const odds = new Map<P, Map<P, number>>(parts.map((part) => [part, new Map()]));
  const compare = (a: P, b: P) => {
    const value = oddsOf(a, b);
    odds.get(a)!.set(b, value);
    odds.get(b)!.set(a, value);
  };
  parts.forEach((a, i) => {
    for (const b of parts.slice(0, i)) compare(a, b);
  });
  for (;;) {
    let best: [P, P] | null = null;
    let bestOdds = 0;
    for (const a of left) {
      for (const [b, value] of odds.get(a)!) {
        if (value > bestOdds && a.id > b.id) [best, bestOdds] = [[a, b], value];
      }
    }
    if (best === null) return [...left];
    const whole = unite(best[0], best[1]);
    const gone = whole === best[0] ? best[1] : best[0];
    left.delete(gone);
    odds.delete(gone);
    for (const others of odds.values()) others.delete(gone);
    for (const other of left) if (other !== whole) compare(whole, other);
  }
}
