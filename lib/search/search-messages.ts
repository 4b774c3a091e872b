/** What the atlas and its search worker say to each other. */
import type { SearchHit } from './search-index.ts';
import type { SearchProgress } from './search-work.ts';

export type SearchOrder =
  | { type: 'update' }
  | { type: 'cancel' }
  | { type: 'search'; number: number; query: string };

export type SearchNews =
  | ({ type: 'progress' } & SearchProgress)
  | { type: 'found'; number: number; found: SearchHit[]; all: number }
  | { type: 'failed'; message: string };
