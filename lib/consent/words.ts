import type { Failure, Recording, Refusal } from '../model/recording.ts';

/** One sentence for what became of a page: the popup, the badge's tooltip and tests say the same. */
export function sentenceFor(recording: Recording): string {
  switch (recording.state) {
    case 'stored':
      return 'This page is recorded.';
    case 'working':
      return 'Recording this page…';
    case 'waiting':
      return 'This page was opened before Ambit could see it. Reload it to record it.';
    case 'refused':
      return REFUSED[recording.why];
    case 'failed':
      return FAILED[recording.why];
  }
}

const REFUSED: Record<Refusal, string> = {
  'not-agreed': 'Nothing is recorded until you agree.',
  paused: 'Recording is paused.',
  'not-chosen': 'You record only the sites you chose, and this is not one of them.',
  never: 'You asked never to record this site.',
  sensitive: 'Ambit leaves banks, mail, health and sign-in sites alone.',
  local: 'Ambit leaves your own machine and network alone.',
  private: 'Private windows are never recorded.',
  'not-web': 'Only web pages are recorded.',
  withheld: 'Your browser’s site-access setting keeps Ambit away from this site.',
  password: 'This page asks for a password, so it is not recorded.',
  forgotten: 'You asked Ambit to forget this page. Reload it to record it again.',
};

const FAILED: Record<Failure, string> = {
  full: 'This page could not be stored: the disk or Ambit’s share of it is full.',
  database: 'This page could not be stored: the database did not answer.',
  invalid: 'This page could not be stored: its record was not in order.',
  unreachable: 'This page could not be stored: Ambit’s background did not answer.',
  conflict: 'This page could not be stored: another record already has its place.',
  restless: 'This page is not recorded: it has changed its address too often.',
};

/** One or two characters for the toolbar badge. */
export function badgeFor(recording: Recording): string {
  const marks = { stored: '✓', working: '…', waiting: '', refused: '–', failed: '!' };
  return marks[recording.state];
}
