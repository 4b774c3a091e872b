import type { PageRecord } from '../model/page-record.ts';
import { canonicalUrl } from './canonical-url.ts';

/**
 * Is every address of the record canonical? The recorder made them so; a recorder in the hands of
 * its page may not have, and then secrets, or a line feed, would reach the store.
 */
export function isCanonicalRecord({ url, self, links, features }: PageRecord): boolean {
  const seen = new Set<string>();
  for (const link of links) seen.add(link.to);
  for (const { url: address } of [...self.alternates, ...self.feeds]) seen.add(address);
  for (const list of [features.images, features.resources, features.scripts, features.loaded]) {
    for (const address of list) seen.add(address);
  }
  for (const address of [url, self.canonical, self.redirectedFrom]) {
    if (address !== '') seen.add(address);
  }
  for (const address of seen) if (canonicalUrl(address) !== address) return false;
  return true;
}
