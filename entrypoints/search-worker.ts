import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { type SearchScope, serveSearch } from '../lib/search/serve-search.ts';

export default defineUnlistedScript(() => {
  serveSearch(self as unknown as SearchScope);
});
