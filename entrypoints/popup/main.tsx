import { render } from 'preact';
import { say } from '../../lib/say.ts';
import { storedSite } from '../../lib/store/stored-site.ts';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';
import { dressPage } from '../../lib/view/dress-page.ts';
import { tabInView } from '../../lib/view/tab-in-view.ts';
import { FirstLook } from './first-look.tsx';

/** Milliseconds for which the rest waits for the first look: a database may be held by others. */
const PATIENCE = 200;

dressPage(document, say('name'));
const root = document.getElementById('app')!;
const tab = await tabInView(location.search);
const page = tab === null || tab.host === null ? null : canonicalUrl(tab.url!);
const pause = new Promise<undefined>((resume) => setTimeout(resume, PATIENCE));
const nothing = () => undefined; // what is wrong with the database, the popup itself will hear
const finding = page === null ? undefined : Promise.race([storedSite(page).catch(nothing), pause]);
const whole = import('./whole.tsx'); // while the database is looked into
const site = await finding;
if (site && page !== null) render(<FirstLook page={page} site={site} />, root);
(await whole).show(root, tab, site);
