/** Wu & Palmer by the definition: all ways up from both concepts, the best meeting point. */
export function wuPalmerByPaths(parents: number[][], a: number, b: number): number {
  const depth = (concept: number): number =>
    parents[concept].length === 0 ? 1 : 1 + Math.min(...parents[concept].map(depth));
  const up = (concept: number, steps: number, found: Map<number, number>): Map<number, number> => {
    found.set(concept, Math.min(steps, found.get(concept) ?? steps));
    for (const parent of parents[concept]) up(parent, steps + 1, found);
    return found;
  };
  const [fromA, fromB] = [up(a, 0, new Map()), up(b, 0, new Map())];
  let best = 0;
  for (const [meeting, steps] of fromA) {
    const other = fromB.get(meeting);
    if (other === undefined) continue;
    best = Math.max(best, (2 * depth(meeting)) / (steps + other + 2 * depth(meeting)));
  }
  return best;
}
