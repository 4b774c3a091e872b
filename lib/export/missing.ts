/**
 * What of a site an archive does not hold. Where it holds the address under the other scheme, with
 * or without `www` or the last slash, that is most often the same page, but not always: such
 * addresses are told apart, with what is there. Whoever holds a place holds all below it.
 */
import { aliasKey } from '../url/aliases.ts';
import type { Archived } from './archived/archived.ts';
import { inside, type SiteExport } from './site-export.ts';

export interface Missing {
  missing: string[];
  /** Held under another address that looks like the same page. */
  alike: { url: string; archived: string }[];
  held: number;
}

export function missingFrom(
  { urls, prefixes }: Pick<Archived, 'urls' | 'prefixes'>,
  site: SiteExport,
): Missing {
  const byKey = new Map<string, string>();
  for (const url of urls) byKey.set(aliasKey(url), url);
  const found: Missing = { missing: [], alike: [], held: 0 };
  for (const { url } of inside(site)) {
    const other = byKey.get(aliasKey(url));
    if (urls.has(url) || prefixes.covers(url)) found.held++;
    else if (other !== undefined) found.alike.push({ url, archived: other });
    else found.missing.push(url);
  }
  return found;
}
