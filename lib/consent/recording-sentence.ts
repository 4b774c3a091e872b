import type { Failure, Recording, Refusal } from '../model/recording.ts';
import { type Plain, say } from '../say.ts';

/**
 * One sentence for what became of a page: the popup, the badge's tooltip and tests say the same.
 */
export function sentenceFor(recording: Recording): string {
  switch (recording.state) {
    case 'stored':
      return say('recStored');
    case 'working':
      return say('recWorking');
    case 'waiting':
      return say('recWaiting');
    case 'refused':
      return say(REFUSED[recording.why]);
    case 'failed':
      return say(FAILED[recording.why]);
  }
}

const REFUSED: Record<Refusal, Plain> = {
  'not-agreed': 'notAgreed',
  paused: 'refusedPaused',
  'not-chosen': 'refusedNotChosen',
  never: 'refusedNever',
  sensitive: 'refusedSensitive',
  local: 'refusedLocal',
  private: 'refusedPrivate',
  'not-web': 'refusedNotWeb',
  withheld: 'refusedWithheld',
  password: 'refusedPassword',
  'not-found': 'refusedNotFound',
  'error-answer': 'refusedErrorAnswer',
  'signed-in': 'refusedSignedIn',
  forgotten: 'refusedForgotten',
};

const FAILED: Record<Failure, Plain> = {
  full: 'failedFull',
  database: 'failedDatabase',
  invalid: 'failedInvalid',
  unreachable: 'failedUnreachable',
  conflict: 'failedConflict',
  restless: 'failedRestless',
};

/** One or two characters for the toolbar badge; none where Ambit was not asked to be. */
export function badgeFor(recording: Recording): string {
  if (recording.state === 'refused' && recording.why === 'not-chosen') return '';
  const marks = { stored: '✓', working: '…', waiting: '', refused: '–', failed: '!' };
  return marks[recording.state];
}
