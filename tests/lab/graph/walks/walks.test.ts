import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BreadthFirst } from '../../../../lab/graph/walks/breadth-first.ts';
import { chanceAt, choiceAt } from '../../../../lab/graph/walks/chance.ts';
import { DepthFirst } from '../../../../lab/graph/walks/depth-first.ts';
import { MetropolisHastingsWalk } from '../../../../lab/graph/walks/metropolis-hastings-walk.ts';
import { RandomWalk } from '../../../../lab/graph/walks/random-walk.ts';
import { SelfAvoidingWalk } from '../../../../lab/graph/walks/self-avoiding-walk.ts';
import { type Neighbours, type Walk, walked } from '../../../../lab/graph/walks/walk.ts';
import { randomFrom } from '../../../../lib/graph/random.ts';
import { neighbourLists, reachable, smallGraphs } from '../../../graphs/small-graphs.ts';
import { RUNS } from '../../../graphs/small-rows.ts';

interface Kind {
  begin: (start: number, seed: number) => Walk<unknown>;
  resume: (state: never) => Walk<unknown>;
}
const KINDS: Record<string, Kind> = {
  RW: { begin: RandomWalk.from, resume: (state) => new RandomWalk(state) },
  SARW: { begin: SelfAvoidingWalk.from, resume: (state) => new SelfAvoidingWalk(state) },
  MHRW: {
    begin: MetropolisHastingsWalk.from,
    resume: (state) => new MetropolisHastingsWalk(state),
  },
  BFS: { begin: BreadthFirst.from, resume: (state) => new BreadthFirst(state) },
  DFS: { begin: DepthFirst.from, resume: (state) => new DepthFirst(state) },
};
const NAMES = Object.keys(KINDS);
const graphs = smallGraphs(fc.constant(1));
const known =
  (lists: number[][]): Neighbours =>
  (node) =>
    lists[node];

describe.each(NAMES)('%s', (name) => {
  const { begin, resume } = KINDS[name];

  it('goes only where links lead, or back to the start', () => {
    fc.assert(
      fc.property(graphs, fc.nat(), (graph, seed) => {
        const lists = neighbourLists(graph);
        const nodes = walked(begin(0, seed), known(lists), 60);

        const allowed = reachable(lists, 0);
        for (const node of nodes) expect(allowed.has(node)).toBe(true);
        if (name === 'RW' || name === 'MHRW') {
          [0, ...nodes].slice(0, -1).forEach((at, i) => {
            const next = nodes[i];
            const dead = lists[at].length === 0 && next === 0;
            const stay = name === 'MHRW' && next === at;
            expect(lists[at].includes(next) || dead || stay).toBe(true);
          });
        }
      }),
      RUNS,
    );
  });

  it('saved after any step and continued walks on as if nothing had happened', () => {
    fc.assert(
      fc.property(graphs, fc.nat(), fc.nat(40), (graph, seed, at) => {
        const lists = known(neighbourLists(graph));
        const whole = begin(0, seed);
        const expected = walked(whole, lists, 60);
        const first = begin(0, seed);
        const before = walked(first, lists, at);
        const saved = JSON.parse(JSON.stringify(first.state()));
        walked(first, lists, 5);
        const second = resume(saved as never);

        expect([...before, ...walked(second, lists, 60 - at)]).toEqual(expected);
        expect(second.state()).toEqual(whole.state());
      }),
      RUNS,
    );
  });

  it('asks for what it needs, changes nothing meanwhile, and ends up the same', () => {
    fc.assert(
      fc.property(graphs, fc.nat(), (graph, seed) => {
        const lists = neighbourLists(graph);
        const expected = walked(begin(0, seed), known(lists), 40);
        const fetched = new Set<number>();
        const walk = begin(0, seed);
        const nodes: number[] = [];
        while (nodes.length < 40) {
          const before = walk.state();
          const step = walk.step((node) => (fetched.has(node) ? lists[node] : undefined));
          if (step.kind === 'done') break;
          if (step.kind === 'at') nodes.push(step.node);
          else {
            expect(fetched.has(step.node)).toBe(false);
            expect(walk.state()).toEqual(before);
            fetched.add(step.node);
          }
        }

        expect(nodes).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('stays put on a lone page, and refuses to start nowhere', () => {
    expect(begin(0, 1).step(() => [])).toEqual({ kind: 'done' });
    expect(() => begin(-1, 1)).toThrow('not -1');
    expect(() => begin(Number.NaN, 1)).toThrow('not NaN');
    expect(() => walked(begin(0, 1), () => undefined, 1)).toThrow('of 0 are not known');
  });
});

describe('walks that visit', () => {
  it.each(['BFS', 'DFS', 'SARW'])('%s reaches all that can be reached, once', (name) => {
    fc.assert(
      fc.property(graphs, fc.nat(), (graph, seed) => {
        const lists = neighbourLists(graph);
        const nodes = [0, ...walked(KINDS[name].begin(0, seed), known(lists), 1000)];

        expect(new Set(nodes).size).toBe(nodes.length);
        expect(new Set(nodes)).toEqual(reachable(lists, 0));
      }),
      RUNS,
    );
  });

  it('BFS goes by distance, DFS as deep as it can', () => {
    const lists = [[1, 2], [3], [4], [], []];

    expect(walked(BreadthFirst.from(0), known(lists), 9)).toEqual([1, 2, 3, 4]);
    expect(walked(DepthFirst.from(0), known(lists), 9)).toEqual([1, 3, 2, 4]);
  });

  it('BFS never comes nearer to the start again', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const lists = neighbourLists(graph);
        const distance = new Map([[0, 0]]);
        for (let round = 0; round < graph.nodes; round++) {
          for (const [node, far] of [...distance]) {
            for (const next of lists[node]) if (!distance.has(next)) distance.set(next, far + 1);
          }
        }
        const far = walked(BreadthFirst.from(0), known(lists), 99).map((node) =>
          distance.get(node),
        );

        expect(far).toEqual([...far].sort((a, b) => (a as number) - (b as number)));
      }),
      RUNS,
    );
  });

  it('SARW takes each unvisited neighbour with the same chance', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      counts[walked(SelfAvoidingWalk.from(0, seed), () => [1, 2, 3, 4, 4], 1)[0]]++;
    }

    for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });

  it.each(['BFS', 'DFS', 'SARW'])('%s takes a star of 200,000 leaves and a long path', (name) => {
    const leaves = Array.from({ length: 200_000 }, (_, i) => i + 1);
    const star: Neighbours = (node) => (node === 0 ? leaves : [0]);
    const path: Neighbours = (node) => (node < 200_000 ? [node + 1] : []);

    expect(walked(KINDS[name].begin(0, 1), star, 300_000).length).toBe(200_000);
    expect(walked(KINDS[name].begin(0, 1), path, 300_000).length).toBe(200_000);
  });
});

describe('walks that wander', () => {
  const lists = neighbourLists(
    // A hub, a triangle, a tail, a parallel edge and a self-loop.
    {
      nodes: 8,
      from: [0, 0, 0, 0, 1, 4, 5, 5, 6],
      to: [1, 2, 3, 4, 2, 5, 6, 6, 6],
      weight: [],
    },
    true,
  ).slice(0, 7);
  const STEPS = 200_000;

  function shares(walk: Walk<unknown>): number[] {
    const counts = new Array<number>(7).fill(0);
    for (const node of walked(walk, known(lists), STEPS)) counts[node]++;
    return counts.map((count) => count / STEPS);
  }

  it('MHRW spends the same time on every node', () => {
    for (const share of shares(MetropolisHastingsWalk.from(0, 11))) {
      expect(Math.abs(share - 1 / 7)).toBeLessThan(0.01);
    }
  });

  it('RW spends time in proportion to the neighbours', () => {
    const ends = lists.reduce((sum, list) => sum + list.length, 0);
    shares(RandomWalk.from(0, 11)).forEach((share, node) => {
      expect(Math.abs(share - lists[node].length / ends)).toBeLessThan(0.01);
    });
  });

  it('return to the start from a dead end, and count it', () => {
    const oneWay: Neighbours = (node) => (node === 0 ? [1] : []);
    for (const walk of [RandomWalk.from(0, 1), MetropolisHastingsWalk.from(0, 1)]) {
      expect(walked(walk, oneWay, 4)).toEqual([1, 0, 1, 0]);
      expect(walk.state()).toMatchObject({ steps: 4, returns: 2 });
    }
  });
});

describe('chance by its place', () => {
  it('is the sequence of the generator', () => {
    for (const seed of [0, 1, 0xffffffff]) {
      const random = randomFrom(seed);
      for (let draw = 0; draw < 1000; draw++) expect(chanceAt(seed, draw)).toBe(random());
    }
  });

  it('chooses below the count', () => {
    for (let draw = 0; draw < 1000; draw++) expect([0, 1, 2]).toContain(choiceAt(5, draw, 3));
  });
});
