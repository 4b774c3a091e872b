/**
 * `npm run -s not-found [-- LIST…]`: which pages of the lists (lab/evaluate/page-list.ts) the rule
 * of lib/harvest/not-found.ts takes for notices that there is no such page; each is to be read.
 * Beside them, how many pages have a word of it in their titles at all.
 */
import { readFileSync } from 'node:fs';
import { decodePage } from '../lab/evaluate/decode-page.ts';
import { readPageList } from '../lab/evaluate/page-list.ts';
import { parsePage } from '../lab/evaluate/parse-page.ts';
import { isPlainlyNotFound } from '../lib/harvest/not-found.ts';
import { UNPACED } from '../lib/pace/breathing.ts';
import { listsNamed } from './need-pages.ts';

for (const list of listsNamed(process.argv.slice(2))) {
  const pages = readPageList(list);
  let [marked, named] = [0, 0];
  for (const { url, file } of pages) {
    const html = decodePage(readFileSync(file));
    const isMarked = await isPlainlyNotFound(parsePage(html), UNPACED);
    const isNamed = /<title[^>]*>[^<]*(?:404|not found)/i.test(html);
    if (isMarked) marked++;
    if (isNamed) named++;
    if (isMarked || isNamed) console.log(`${isMarked ? 'marked' : 'left  '}  ${url}  ${file}`);
  }
  console.log(`${list}: ${marked} of ${pages.length} pages marked, ${named} with such a title`);
}
