import { describe, expect, it } from 'vitest';
import { PAPER_SIGMA, similarityOf } from '../../../lab/url/url-similarity.ts';

describe('similarity', () => {
  it('is the bell curve of Fig. 6', () => {
    expect(similarityOf(0)).toBe(1);
    expect(similarityOf(PAPER_SIGMA)).toBeCloseTo(Math.exp(-0.5), 12);
    expect(similarityOf(3)).toBeCloseTo(0.9177, 4);
    expect(similarityOf(2, 1)).toBeCloseTo(Math.exp(-2), 12);
  });
});
