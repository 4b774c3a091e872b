import type { Database } from '../../store/database.ts';
import type { SiteRow } from '../../store/sites.ts';

/** An opened page, and the site it belongs to. Both change while one browses. */
export interface SiteProps {
  db: Database;
  page: string;
  site: SiteRow;
}
