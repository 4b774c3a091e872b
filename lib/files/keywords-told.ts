/**
 * What links say of a page's site, asked of the companion, which may have to read stored
 * pages first.
 */
import type { AboutSide } from '../model/about.ts';
import { aboutPage } from '../view/about-questions.ts';
import type { JobProgress } from './jobs.ts';

/** Of one side. */
const MOST_WORDS = 10;
const LOOK_AGAIN = 500;
export interface Listener {
  tell(progress: JobProgress): void;
  signal: AbortSignal;
}

/** What links from other sites say of the page's site, and what its own do. */
export async function keywordsTold(page: string, listener: Listener) {
  const keywords = await wordsFrom(page, 'outside', listener);
  return { keywords, ownKeywords: await wordsFrom(page, 'inside', listener) };
}

async function wordsFrom(page: string, side: AboutSide, listener: Listener): Promise<string[]> {
  while (!listener.signal.aborted) {
    const answer = await aboutPage({
      page,
      what: 'site',
      side,
      other: '',
      directory: '',
      language: '',
    });
    if ('about' in answer) return answer.about.words.slice(0, MOST_WORDS).map(({ word }) => word);
    listener.tell({ type: 'progress', step: 'pages', ...answer.reading });
    await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
  }
  return [];
}
