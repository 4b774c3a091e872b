import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStep, type Steps, stepFrom, stepOn, stepsOn } from '../../components/map-steps.ts';

const centre = { x: 0, y: 0 };

describe('a step on the map', () => {
  it('goes to the nearest node ahead', () => {
    const nodes = [centre, { x: 10, y: 0 }, { x: 30, y: 0 }, { x: -5, y: 0 }, { x: 0, y: 8 }];

    expect(stepFrom(nodes, 0, 'ArrowRight')).toBe(1);
    expect(stepFrom(nodes, 0, 'ArrowLeft')).toBe(3);
    expect(stepFrom(nodes, 0, 'ArrowDown')).toBe(4);
    expect(stepFrom(nodes, 1, 'ArrowRight')).toBe(2);
  });

  it('prefers what is straight ahead to what is aside', () => {
    expect(stepFrom([centre, { x: 4, y: 12 }, { x: 16, y: 0 }], 0, 'ArrowRight')).toBe(2);
  });

  it('stays where nothing is ahead', () => {
    expect(stepFrom([centre, { x: 1, y: 5 }], 0, 'ArrowUp')).toBe(0);
  });

  it('is made by the arrow keys, Home and End alone', () => {
    expect(['ArrowUp', 'Enter', 'a', 'toString'].map(isStep)).toEqual([true, false, false, false]);
    expect(['Home', 'End'].map(isStep)).toEqual([true, true]);
  });

  it('begins at the first node, and goes to either end', () => {
    const steps = stepsOn([centre, { x: 10, y: 0 }, { x: 30, y: 0 }]);

    expect(stepOn(steps, null, 'ArrowLeft')).toBe(0);
    expect(stepOn(steps, 1, 'ArrowRight')).toBe(2);
    expect(stepOn(steps, 1, 'End')).toBe(2);
    expect(stepOn(steps, 2, 'Home')).toBe(0);
  });
});

describe('the arrow keys', () => {
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const somewhere = fc.record({ x: fc.nat(300), y: fc.nat(300) });
  const anywhere = fc.uniqueArray(somewhere, {
    minLength: 1,
    maxLength: 60,
    selector: ({ x, y }) => `${x} ${y}`,
  });
  const reachedBy = (next: (from: number, key: string) => number): Set<number> => {
    const reached = new Set([0]);
    for (const node of reached) for (const key of arrows) reached.add(next(node, key));
    return reached;
  };
  const on = (steps: Steps) => (from: number, key: string) => stepOn(steps, from, key);

  it('reach every node from the first, wherever they lie', () => {
    fc.assert(
      fc.property(anywhere, (nodes) => {
        expect(reachedBy(on(stepsOn(nodes))).size).toBe(nodes.length);
      }),
      { numRuns: 1000, seed: 6 },
    );
  });

  it('lead to the nearest node ahead wherever that reaches all', () => {
    fc.assert(
      fc.property(anywhere, (nodes) => {
        const nearest = (from: number, key: string) => stepFrom(nodes, from, key);
        fc.pre(reachedBy(nearest).size === nodes.length);
        const steps = stepsOn(nodes);
        for (const key of arrows) expect(steps[key]).toEqual(nodes.map((_, i) => nearest(i, key)));
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});
