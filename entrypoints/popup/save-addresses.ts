import { urlList } from '../../lib/export/url-list.ts';
import { sayCount } from '../../lib/say.ts';
import type { Database } from '../../lib/store/database.ts';
import { knownAddresses } from '../../lib/store/known-addresses.ts';
import { membershipsOf, type SiteRow } from '../../lib/store/sites.ts';
import { saveFile } from '../../lib/view/save-file.ts';
import { fileNameOf } from '../../lib/view/site-sentences.ts';

/** Saves what is in a site, or, where the page's site is not known, what is known of its host. */
export async function saveAddresses(
  db: Database,
  from: { site: SiteRow } | { host: string },
  kind: 'urls' | 'pages',
): Promise<string> {
  const name = 'site' in from ? fileNameOf(from.site.name, kind) : `${from.host}-${kind}.txt`;
  const { opened, others } =
    'site' in from ? await inSite(db, from.site.id) : await knownAddresses(db, from.host);
  const urls = (kind === 'pages' ? opened : [...opened, ...others]).sort();
  saveFile(document, name, urlList(urls));
  return sayCount('saved', urls.length);
}

async function inSite(db: Database, site: number) {
  const inside = (await membershipsOf(db, site)).filter(({ side }) => side === 'in');
  return {
    opened: inside.filter(({ opened }) => opened).map(({ url }) => url),
    others: inside.filter(({ opened }) => !opened).map(({ url }) => url),
  };
}
