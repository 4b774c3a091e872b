/**
 * `npm run -s private-pages [-- LIST…] [--hosts FILE]`: how many public pages would be taken for a
 * person's own. Each LIST names saved pages (lab/evaluate/page-list.ts); FILE is any text with
 * addresses in it, of which only the hosts are judged. Prints pages read, and for each rule how
 * many it refuses, with the words and addresses that did it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decodePage } from '../lab/evaluate/decode-page.ts';
import { readPageList } from '../lab/evaluate/page-list.ts';
import { parsePage } from '../lab/evaluate/parse-page.ts';
import { refusalFor } from '../lib/consent/may-record.ts';
import { privateSigns } from '../lib/harvest/private-signs.ts';
import { UNDECIDED } from '../lib/model/settings.ts';
import { UNPACED } from '../lib/pace/breathing.ts';
import { listsNamed } from './need-pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hosts: { type: 'string', multiple: true, default: [] } },
});
const lists = values.hosts.length > 0 && positionals.length === 0 ? [] : listsNamed(positionals);
const agreed = { ...UNDECIDED, agreedAt: 1 };
const byAddress = (url: string) => refusalFor({ url, privateWindow: false }, agreed, 1);

for (const list of lists) {
  const found = { address: new Map(), password: new Map(), 'log-out': new Map() };
  const pages = readPageList(list);
  for (const { url, file } of pages) {
    const why = byAddress(url);
    if (why !== null) count(found.address, `${why} ${new URL(url).host}`);
    const document = parsePage(decodePage(readFileSync(file)));
    const { password, logOut } = await privateSigns(document, UNPACED);
    if (password) count(found.password, new URL(url).host);
    if (logOut !== '') count(found['log-out'], `${new URL(url).host} ${logOut}`);
  }
  tell(list, pages.length, 'pages', found);
}
for (const file of values.hosts) {
  const urls = new Set(readFileSync(file, 'utf8').match(/https?:\/\/[^\s"'<>]+/g));
  const found = { address: new Map() };
  for (const url of urls) {
    const why = byAddress(url);
    if (why !== null) count(found.address, `${why} ${url.slice(0, 100)}`);
  }
  tell(file, urls.size, 'addresses', found);
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function tell(of: string, all: number, what: string, found: Record<string, Map<string, number>>) {
  console.log(`${of}: ${all} ${what}`);
  for (const [rule, counts] of Object.entries(found)) {
    const refused = [...counts.values()].reduce((sum, one) => sum + one, 0);
    console.log(`  refused by ${rule}: ${refused} (${((100 * refused) / all).toFixed(2)} %)`);
    for (const [why, times] of [...counts].sort((a, b) => b[1] - a[1])) {
      console.log(`    ${times} × ${why}`);
    }
  }
}
