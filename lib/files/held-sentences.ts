import type { Holds } from '../export/site-export.ts';
import { say, sayCount } from '../say.ts';
import type { JobResult, PreviewedFile } from './jobs.ts';

/** How much was saved; a project is of pages. */
export const savedSentence = ({ addresses, pages }: JobResult): string =>
  pages > 0 ? sayCount('savedPages', pages) : sayCount('saved', addresses);

/** How much would be. */
export function wouldSaveSentence({ addresses, pages }: JobResult): string {
  if (addresses + pages === 0) return say('exportNone');
  return pages > 0 ? sayCount('exportPages', pages) : sayCount('gridCount', addresses);
}

const KINDS = { pages: 'exportPages', addresses: 'gridCount', skipped: 'exportSkipped' } as const;

/** What one file holds; empty where nothing in it can be counted, or all is said above it. */
export function heldSentence({ holds, moreLinks }: PreviewedFile, above: string): string {
  const links = moreLinks ? 'exportMoreLinks' : 'exportLinks';
  const kinds = Object.entries({ ...KINDS, links } as const) as [keyof Holds, Kind][];
  const held = kinds
    .flatMap(([kind, words]) => (holds[kind] === undefined ? [] : sayCount(words, holds[kind])))
    .join(', ');
  return held === above ? '' : held;
}

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'exportLinks' | 'exportMoreLinks';
