import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import type { SiteSummary } from '../../model/site.ts';
import { say } from '../../say.ts';
import { stepsOf } from '../../view/breadcrumb.ts';
import { countsOf, suretyOf } from '../../view/site-sentences.ts';

/** What is stored of the page's site, in view while the rest of the popup is still being loaded. */
export function FirstLook({ page, site }: { page: string; site: SiteSummary }) {
  return (
    <main class="popup" aria-busy="true">
      <header class="heading">
        <h1>{site.name}</h1>
        <span class="brand">{say('name')}</span>
      </header>
      <Breadcrumb steps={stepsOf(page).map((step) => step.text)} from={null} />
      <SiteSentences site={site} />
    </main>
  );
}

/** The site in numbers, and how sure its boundary is. */
export const SiteSentences = ({ site }: { site: SiteSummary }) => (
  <p class="summary">
    <strong>{countsOf(site)}</strong> <span class="faint">{suretyOf(site)}</span>
  </p>
);
