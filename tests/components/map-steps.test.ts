import { describe, expect, it } from 'vitest';
import { isStep, stepFrom } from '../../components/map-steps.ts';

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

  it('is made by the arrow keys alone', () => {
    expect(['ArrowUp', 'Enter', 'a', 'toString'].map(isStep)).toEqual([true, false, false, false]);
  });
});
