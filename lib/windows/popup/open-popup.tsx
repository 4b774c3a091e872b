/** What the store has of the page's site comes first; all else the popup can do loads meanwhile. */
import { render } from 'preact';
import type { SiteRow } from '../../store/sites.ts';
import { storedSite } from '../../store/stored-site.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import { tabInView } from '../../view/tab-in-view.ts';
import { FirstLook } from './first-look.tsx';

/** Milliseconds for which the rest waits for the first look: a database may be held by others. */
const PATIENCE = 200;

export async function openPopup(root: Element, search: string): Promise<void> {
  const tab = await tabInView(search);
  const page = tab === null || tab.host === null ? null : canonicalUrl(tab.url!);
  const finding = page === null ? undefined : siteInTime(page);
  const whole = import('./whole.tsx'); // while the database is looked into
  const site = await finding;
  if (site && page !== null) render(<FirstLook page={page} site={site} />, root);
  (await whole).show(root, tab, site);
}

function siteInTime(page: string): Promise<SiteRow | undefined> {
  const pause = new Promise<undefined>((resume) => setTimeout(resume, PATIENCE));
  const nothing = () => undefined; // what is wrong with the database, the popup itself will hear
  return Promise.race([storedSite(page).catch(nothing), pause]);
}
