import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { harvestPage, type Page } from '../../lib/harvest/harvest-page.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';

/** Harvests `html` as if it had been opened at `url`. Time stands still: one slice. */
export function harvestHtml(html: string, more: Partial<Page> = {}): Promise<PageRecord> {
  const page = { document: parsePage(html), url: 'http://e.org/dir/page', ...more };
  return harvestPage(page, UNPACED);
}
