/** DBSCAN by definition: cores by counting, clusters by spreading from core to core. */
export function densityClusters(
  count: number,
  similarity: (a: number, b: number) => number,
  minSimilarity: number,
  minNeighbours: number,
): { assignment: number[]; cores: boolean[] } {
  const objects = Array.from({ length: count }, (_, i) => i);
  const near = objects.map((a) =>
    objects.filter((b) => a === b || similarity(a, b) >= minSimilarity),
  );
  const cores = near.map((list) => list.length >= minNeighbours);
  const assignment = objects.map(() => -1);
  let clusters = 0;
  for (const first of objects) {
    if (!cores[first] || assignment[first] >= 0) continue;
    const waiting = [first];
    assignment[first] = clusters;
    for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
      for (const other of near[object]) {
        if (!cores[other] || assignment[other] >= 0) continue;
        assignment[other] = clusters;
        waiting.push(other);
      }
    }
    clusters++;
  }
  for (const object of objects) {
    if (cores[object]) continue;
    const hosts = near[object].filter((other) => cores[other]);
    if (hosts.length === 0) continue;
    const host = hosts.reduce((best, next) =>
      similarity(object, next) > similarity(object, best) ? next : best,
    );
    assignment[object] = assignment[host];
  }
  return { assignment, cores };
}
