import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { SearchNews, SearchOrder } from '../lib/search/search-messages.ts';
import { SearchWork } from '../lib/search/search-work.ts';
import { Database } from '../lib/store/database.ts';

/** Searches beside the atlas, so that neither indexing nor a hard question holds the page up. */
export default defineUnlistedScript(() => {
  const tell = (news: SearchNews) => self.postMessage(news);
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
  self.addEventListener('message', ({ data: order }: MessageEvent<SearchOrder>) => {
    if (order.type === 'cancel') work.cancel();
    else if (order.type === 'search') {
      // While letters are typed only the last query counts.
      latest = order;
      setTimeout(search, 0);
    } else {
      work.update().catch((error) => tell({ type: 'failed', message: String(error) }));
    }
  });
});
