/**
 * A process of its own that harvests every n-th page of a list: deflated JSON records one after
 * another into a file. Tells its parent how many are done, and at the end how long each one is.
 * Arguments: list, share, shares, file to write.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { harvestPage } from '../../lib/harvest/harvest-page.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';
import { decodePage } from './decode-page.ts';
import { readPageList, type SavedPage } from './page-list.ts';
import { parsePage } from './parse-page.ts';

export type ShareNews = { done: number } | { lengths: number[] };

const PAGES_PER_NEWS = 50;

const [list, share, shares, target] = process.argv.slice(2);
const pack = openSync(target, 'w');
const lengths: number[] = [];
for (const [i, page] of readPageList(list).entries()) {
  if (i % Number(shares) !== Number(share)) continue;
  const packed = deflateRawSync(JSON.stringify(await recordOf(page)));
  writeSync(pack, packed);
  lengths.push(packed.length);
  if (lengths.length % PAGES_PER_NEWS === 0) tell({ done: PAGES_PER_NEWS });
}
closeSync(pack);
tell({ lengths });

/** What the extension would store of the page, but for what a browser loads with it. */
async function recordOf({ url, file }: SavedPage): Promise<PageRecord> {
  const document = parsePage(decodePage(readFileSync(file)));
  return harvestPage({ document, url }, UNPACED);
}

function tell(news: ShareNews): void {
  process.send?.(news);
}
