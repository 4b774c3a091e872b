import { hostNameOf } from '../url/anatomy.ts';
import type { Database } from './database.ts';

/** Every known address of a host, opened ones marked. Reads all known addresses: for exports. */
export async function knownAddresses(
  db: Database,
  host: string,
): Promise<{ opened: string[]; others: string[] }> {
  const opened = new Set<string>();
  await db.pages
    .where('host')
    .equals(host)
    .each((page) => opened.add(page.url));
  const others: string[] = [];
  await db.knownUrls.each(({ text }) => {
    for (const url of text.split('\n')) {
      if (url !== '' && hostNameOf(url) === host && !opened.has(url)) others.push(url);
    }
  });
  return { opened: [...opened].sort(), others: others.sort() };
}
