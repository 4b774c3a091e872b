/** Every cut of a small network, one after the other: the minimum and both extreme source sides. */
import type { ArcList } from '../../lib/graph/flow/network.ts';

export function allCuts({ nodes, from, to, capacity, source, sink }: ArcList) {
  const everyone = 2 ** nodes - 1;
  let best = { value: Number.POSITIVE_INFINITY, smallest: everyone, largest: 0 };
  for (let inside = 0; inside <= everyone; inside++) {
    let value = 0;
    for (let node = 0; node < nodes; node++) {
      value += (inside >> node) & 1 ? sink[node] : source[node];
    }
    for (let arc = 0; arc < from.length; arc++) {
      if ((inside >> from[arc]) & 1 && !((inside >> to[arc]) & 1)) value += capacity[arc];
    }
    if (value < best.value) best = { value, smallest: inside, largest: inside };
    else if (value === best.value) {
      best = { value, smallest: best.smallest & inside, largest: best.largest | inside };
    }
  }
  const side = (bits: number) =>
    Uint8Array.from({ length: nodes }, (_, node) => (bits >> node) & 1);
  return { value: best.value, smallest: side(best.smallest), largest: side(best.largest) };
}
