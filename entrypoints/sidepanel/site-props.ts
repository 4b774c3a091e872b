import type { Database } from '../../lib/store/database.ts';
import type { SiteRow } from '../../lib/store/sites.ts';

/** An opened page, and the site it belongs to. Both change while one browses. */
export interface SiteProps {
  db: Database;
  page: string;
  site: SiteRow;
}
