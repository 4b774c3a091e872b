/** Does the order matter in which pages were opened? The same trace twice, once in any order. */
import { randomFrom } from '../../lib/graph/random.ts';
import { settled } from './ambit.ts';
import type { Trace } from './evaluation.ts';
import { followed, scoreFollowed } from './followed-trace.ts';

/** F1 for the page opened last inside, in the trace's order and in a shuffled one. */
export function f1InBothOrders({ site, seed, hosted, openings }: Trace): [number, number] {
  const asked = openings.findLast(({ inside }) => inside)!.page;
  const f1 = (order: typeof openings): number => {
    const end = followed(hosted, site, order, asked);
    const boundary = settled(end.web.boundary(end.site));
    return scoreFollowed(end, (address) => boundary.isIn(address)).f1;
  };
  return [f1(openings), f1(shuffled(openings, seed))];
}

export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
