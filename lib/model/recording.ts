/** Why a page is not recorded. Each has one sentence for people in lib/consent/words.ts. */
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
  'forgotten',
] as const;
export type Refusal = (typeof REFUSALS)[number];

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
