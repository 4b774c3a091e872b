import { useEffect, useRef, useState } from 'preact/hooks';
import { useWatched } from '../../../components/use-watched.ts';
import { browser } from '../../browser.ts';
import type { SearchHit } from '../../search/search-index.ts';
import type { SearchNews, SearchOrder } from '../../search/search-messages.ts';
import type { SearchProgress } from '../../search/search-work.ts';
import type { Database } from '../../store/database.ts';
import { watch } from '../../store/watch.ts';
import { sitesOf } from '../../view/atlas-questions.ts';

/** An address found, and the site of the opened page that stands for it. */
export interface FoundAddress extends SearchHit {
  site: number | null;
}

export interface Search {
  /** Null before the first search. */
  found: FoundAddress[] | null;
  all: number;
  progress: SearchProgress | null;
  stopped: boolean;
  error: string | null;
  stop(): void;
  goOn(): void;
}

/**
 * Searches all that is stored. The index is made when first needed, and lives as long as the page.
 */
export function useSearch(db: Database, typed: string): Search {
  const query = typed.trim();
  const worker = useRef<Worker | null>(null);
  const latest = useRef(0);
  const [results, setResults] = useState<Pick<Search, 'found' | 'all'>>({ found: null, all: 0 });
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [stopped, setStopped] = useState(false);
  const stored = useWatched<string>(
    (tell, fail) => watch(() => pagesState(db), tell, fail),
    [],
  ).value;
  const give = (order: SearchOrder) => worker.current?.postMessage(order);

  const hear = async ({ data: news }: MessageEvent<SearchNews>) => {
    if (news.type === 'progress') setProgress(news);
    else if (news.type === 'failed') setError(news.message);
    else if (news.number === latest.current) {
      const pages = news.found.map(({ via }) => via);
      const sites = pages.length === 0 ? [] : await sitesOf(pages).catch(() => []);
      const found = news.found.map((one, i) => ({ ...one, site: sites[i] ?? null })); // unknown yet
      if (news.number === latest.current) setResults({ found, all: news.all });
    }
  };
  useEffect(() => {
    if (query === '') return;
    if (worker.current === null) {
      worker.current = new Worker(browser.runtime.getURL('/search-worker.js'));
      worker.current.addEventListener('message', hear);
      give({ type: 'update' });
    }
    give({ type: 'search', number: ++latest.current, query });
  }, [query, progress]);
  useEffect(() => {
    if (!stopped) give({ type: 'update' });
  }, [stored]);
  useEffect(() => () => worker.current?.terminate(), []);
  return {
    ...results,
    progress,
    stopped,
    error,
    stop: () => {
      setStopped(true);
      give({ type: 'cancel' });
    },
    goOn: () => {
      setStopped(false);
      give({ type: 'update' });
    },
  };
}

/** Changes when a page is stored or forgotten. */
async function pagesState(db: Database): Promise<string> {
  const [count, last] = await Promise.all([
    db.pages.count(),
    db.pages.orderBy('seq').reverse().limit(1).primaryKeys(),
  ]);
  return `${count} ${last}`;
}
