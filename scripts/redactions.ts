/**
 * `npm run -s redactions [-- LIST.tsv…] [--addresses FILE…]`: what the taking out of secrets
 * changes on real pages. Each list is one of saved pages, in the form of
 * lab/evaluate/page-list.ts; every address that a page names counts once. In a file of addresses
 * every http(s) address counts, whatever stands around it. Prints how many are changed and each
 * kind of change with its number and an example, of which the secret is shown only in part.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decodePage } from '../lab/evaluate/decode-page.ts';
import { pageAddresses } from '../lab/evaluate/page-addresses.ts';
import { kindOfChange, partlyShown } from '../lab/evaluate/redaction-kinds.ts';
import { canonicalUrl } from '../lib/url/canonical-url.ts';
import { REDACTED } from '../lib/url/redact.ts';
import { listsNamed } from './need-pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { addresses: { type: 'string', multiple: true, default: [] } },
});

const isAboutFiles = values.addresses.length > 0 && positionals.length === 0;
const lists = isAboutFiles ? [] : listsNamed(positionals);
let [addresses, changed] = [0, 0];
for (const list of lists) count(list, addressesOfPages(list));
for (const file of values.addresses) count(file, addressesIn(readFileSync(file, 'utf8')));
console.log(`\nall: ${tell(changed, addresses)}`);

function count(source: string, found: Set<string>): void {
  const redacted = [...found].flatMap((address) => {
    const canonical = canonicalUrl(address);
    return canonical?.includes(REDACTED) && !address.includes(REDACTED)
      ? [{ address, canonical }]
      : [];
  });
  console.log(`\n${source}: ${tell(redacted.length, found.size)}`);
  const kinds = new Map<string, string[]>();
  for (const { address, canonical } of redacted) {
    const kind = kindOfChange(canonical);
    kinds.set(kind, [...(kinds.get(kind) ?? []), address]); // the first of its kind
  }
  for (const [kind, some] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(some.length).padStart(6)}  ${kind}  ${partlyShown(some[0])}`);
  }
  addresses += found.size;
  changed += redacted.length;
}

function tell(some: number, of: number): string {
  const share = ((1000 * some) / Math.max(1, of)).toFixed(2);
  return `${some} of ${of} addresses changed, ${share} in 1,000`;
}

/** Read as they stand: a list of pages would give addresses that are clean already. */
function addressesOfPages(list: string): Set<string> {
  const found = new Set<string>();
  for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, address, file] = line.split('\t').map((field) => field.trim());
    const html = decodePage(readFileSync(resolve(dirname(list), file)));
    for (const one of pageAddresses(html, address)) found.add(one);
  }
  return found;
}

function addressesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/https?:\/\/[^\s"'<>]+/gi)].map(([address]) => address));
}
