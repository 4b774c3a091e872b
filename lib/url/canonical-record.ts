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

/**
 * The record with every address as it would be kept today: one that was saved when less was taken
 * for a secret is not damaged. Null when the page itself has no canonical address.
 */
export function canonicalRecord(record: PageRecord): PageRecord | null {
  if (isCanonicalRecord(record)) return record;
  const { self, features } = record;
  const url = canonicalUrl(record.url);
  if (url === null) return null;
  const clean = (address: string): string => canonicalUrl(address) ?? ''; // as if it had told none
  const cleanAll = (addresses: string[]): string[] => [
    ...new Set(addresses.map(clean).filter((address) => address !== '')),
  ];
  const cleanUrls = <T extends { url: string }>(things: T[]): T[] =>
    things.map((one) => ({ ...one, url: clean(one.url) })).filter((one) => one.url !== '');
  return {
    ...record,
    url,
    self: {
      ...self,
      canonical: clean(self.canonical),
      redirectedFrom: clean(self.redirectedFrom),
      alternates: cleanUrls(self.alternates),
      feeds: cleanUrls(self.feeds),
    },
    links: record.links
      .map((link) => ({ ...link, to: clean(link.to) }))
      .filter(({ to }) => to !== ''),
    features: {
      ...features,
      images: cleanAll(features.images),
      resources: cleanAll(features.resources),
      scripts: cleanAll(features.scripts),
      loaded: cleanAll(features.loaded),
    },
  };
}
