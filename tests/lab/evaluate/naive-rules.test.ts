import { describe, expect, it } from 'vitest';
import { NAIVE_RULES } from '../../../lab/evaluate/naive-rules.ts';

const page = 'https://www.museum.co.uk/clocks/old/index.html?hall=2';
const asked = {
  itself: page,
  sibling: 'https://www.museum.co.uk/clocks/old/sundial.html',
  deeper: 'https://www.museum.co.uk/clocks/old/water/1.html',
  above: 'https://www.museum.co.uk/clocks/',
  likeNamed: 'https://www.museum.co.uk/clocks/oldest.html',
  otherSegment: 'https://www.museum.co.uk/shop/clocks/old/',
  otherHost: 'https://tickets.museum.co.uk/clocks/old/',
  otherDomain: 'https://zoo.co.uk/clocks/old/',
};

const saidBy = (rule: string): string[] => {
  const isIn = NAIVE_RULES[rule]().boundaryOf(page);
  return Object.entries(asked).flatMap(([name, url]) => (isIn(url) ? [name] : []));
};

describe('the naive rules', () => {
  const segment = ['itself', 'sibling', 'deeper', 'above', 'likeNamed'];

  it('say what they are named after', () => {
    expect(saidBy('directory')).toEqual(['itself', 'sibling', 'deeper']);
    expect(saidBy('segment')).toEqual(segment);
    expect(saidBy('host')).toEqual([...segment, 'otherSegment']);
    expect(saidBy('domain')).toEqual([...segment, 'otherSegment', 'otherHost']);
  });

  it('take a slash in the query for no directory', () => {
    const isIn = NAIVE_RULES.directory().boundaryOf('https://a.example/x?back=/y/z');

    expect(isIn('https://a.example/w')).toBe(true);
    expect(NAIVE_RULES.segment().boundaryOf('https://a.example/x?y')('https://a.example/x/z')).toBe(
      true,
    );
  });
});
