import { type ExportChoice, FIRST_CHOICE } from './export-choice.ts';

/** What the person decided. One row in the store; `null` agreement means nothing is recorded. */
export interface Settings {
  /** When the person agreed to recording, in ms since 1970; null before that. */
  agreedAt: number | null;
  mode: 'everywhere' | 'chosen';
  /** Host names recorded when `mode` is "chosen"; a name covers its subdomains. */
  chosen: string[];
  /** Host names never recorded, by the person's own word. */
  never: string[];
  /** Host names recorded although Ambit would leave them alone, and where one is signed in. */
  allowed: string[];
  /** Pages with a log-out control are recorded, wherever they are. */
  signedIn: boolean;
  /** Recording rests until then, in ms since 1970; null when it does not rest. */
  pausedUntil: number | null;
  /** Pages not opened for so many days are deleted; null keeps them. */
  retentionDays: number | null;
  /** How a site was saved last. */
  lastExport: ExportChoice;
  /**
   * When the database was lost and this brought back from its second copy, in ms since 1970; null
   * when it was not, or the person has read so.
   */
  restoredAt: number | null;
}

export const UNDECIDED: Settings = {
  agreedAt: null,
  mode: 'everywhere',
  chosen: [],
  never: [],
  allowed: [],
  signedIn: false,
  pausedUntil: null,
  retentionDays: null,
  lastExport: FIRST_CHOICE,
  restoredAt: null,
};

/** A pause without an end: later than any clock. */
export const UNTIL_RESUMED = Number.MAX_SAFE_INTEGER;
