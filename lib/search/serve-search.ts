/** Searches beside the atlas, so that neither indexing nor a hard question holds the page up. */
import { Database } from '../store/database.ts';
import type { SearchNews, SearchOrder } from './search-messages.ts';
import { SearchWork } from './search-work.ts';

/** A worker's global, as far as it is used. */
export interface SearchScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SearchOrder>) => void): void;
  postMessage(news: SearchNews): void;
}

export function serveSearch(scope: SearchScope): void {
  const tell = (news: SearchNews) => scope.postMessage(news);
  const work = new SearchWork(new Database(), (progress) =>
    tell({ type: 'progress', ...progress }),
  );
  let latest: Extract<SearchOrder, { type: 'search' }> | null = null;
  const search = () => {
    if (latest === null) return;
    const { number, query } = latest;
    latest = null;
    tell({ type: 'found', number, ...work.search(query) });
  };
  scope.addEventListener('message', ({ data: order }) => {
    if (order.type === 'cancel') work.cancel();
    else if (order.type === 'search') {
      // While letters are typed only the last query counts.
      latest = order;
      setTimeout(search, 0);
    } else {
      work.update().catch((error) => tell({ type: 'failed', message: String(error) }));
    }
  });
}
