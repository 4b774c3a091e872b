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
  self.addEventListener('message', ({ data: order }: MessageEvent<SearchOrder>) => {
    if (order.type === 'cancel') work.cancel();
    else if (order.type === 'search') {
      tell({ type: 'found', number: order.number, ...work.search(order.query) });
    } else {
      work.update().catch((error) => tell({ type: 'failed', message: String(error) }));
    }
  });
});
