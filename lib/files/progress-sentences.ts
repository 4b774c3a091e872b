import { language, say, sayNumber } from '../say.ts';
import type { JobProgress } from './jobs.ts';

/** How far a job is, in a sentence with a number. */
export function progressSentence({ step, done, of }: Omit<JobProgress, 'type'>): string {
  switch (step) {
    case 'addresses':
      return say('exportReadAddresses', sayNumber(done));
    case 'pages':
      return say('exportReadPages', done, of);
    case 'reasons':
      return say('exportAsked', done, of);
    case 'writing':
      return say('exportWritten', megabytes(done));
    case 'checking':
      return say('importChecked', (done / Math.max(of, 1)).toLocaleString(language(), PERCENT));
    case 'storing':
      return of === 0 ? say('importStored', done) : say('importStoredOf', done, of);
    case 'sending':
      return say('boxSending', done, of);
  }
}

const PERCENT = { style: 'percent' } as const;

const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(language(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
