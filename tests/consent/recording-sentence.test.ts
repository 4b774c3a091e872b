import { expect, it } from 'vitest';
import { badgeFor, sentenceFor } from '../../lib/consent/recording-sentence.ts';
import { FAILURES, REFUSALS, type Recording } from '../../lib/model/recording.ts';

const all: Recording[] = [
  { state: 'stored' },
  { state: 'working' },
  { state: 'waiting' },
  ...REFUSALS.map((why) => ({ state: 'refused', why }) as const),
  ...FAILURES.map((why) => ({ state: 'failed', why }) as const),
];

it('has a different sentence for everything that can become of a page', () => {
  const sentences = all.map(sentenceFor);

  expect(new Set(sentences).size).toBe(all.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.…]$/);
});

it('marks failures and successes apart on the badge', () => {
  expect(badgeFor({ state: 'stored' })).not.toBe(badgeFor({ state: 'failed', why: 'full' }));
});
