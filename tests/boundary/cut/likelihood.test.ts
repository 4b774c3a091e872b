import { expect, it } from 'vitest';
import { CERTAIN } from '../../../lib/boundary/cut/boundary-network.ts';
import { likelihoodOf } from '../../../lib/boundary/cut/likelihood.ts';

it('rises with the margin, and is sure where the person said so', () => {
  const margins = [-CERTAIN, -4, -1, 0, 1, 4, CERTAIN];
  const likelihoods = margins.map(likelihoodOf);

  expect(likelihoods).toEqual([...likelihoods].sort((a, b) => a - b));
  expect(new Set(likelihoods).size).toBe(margins.length);
  expect(likelihoods[0]).toBeLessThan(1e-9);
  expect(likelihoods[6]).toBe(1);
});
