/**
 * Why a page is not recorded. Each has one sentence for people in
 * lib/consent/recording-sentence.ts.
 */
export const REFUSALS = [
  'not-agreed',
  'paused',
  'not-chosen',
  'never',
  'sensitive',
  'local',
  'private',
  'not-web',
  'withheld',
  'password',
  'not-found',
  'error-answer',
  'signed-in',
  'forgotten',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * What a recorder finds only in the page itself: whoever is signed in, a secret asked
 * for, an error.
 */
export const DECLINES = [
  'password',
  'signed-in',
  'not-found',
  'error-answer',
] as const satisfies Refusal[];
export type Decline = (typeof DECLINES)[number];

/** Why a page that should have been recorded is not stored. */
export const FAILURES = [
  'full',
  'database',
  'invalid',
  'unreachable',
  'conflict',
  'restless',
] as const;
export type Failure = (typeof FAILURES)[number];

/** What became of the page in a tab. */
export type Recording =
  | { state: 'stored' }
  | { state: 'working' }
  | { state: 'waiting' }
  | { state: 'refused'; why: Refusal }
  | { state: 'failed'; why: Failure };
