import { browser } from '../../../browser.ts';
import { say } from '../../../say.ts';
import { hashOf } from '../../../view/atlas-route.ts';
import { MapSection } from '../../shared/map-section.tsx';
import type { TabProps } from '../tabs.ts';

/** The map of the site beside the page; a neighbour is looked at in the atlas. */
export function MapTab({ db, page, site }: TabProps) {
  return (
    <>
      <h2 class="unseen">{say('mapTitle')}</h2>
      <MapSection
        db={db}
        page={page}
        site={site.id}
        changed={`${site.id} ${site.generation} ${site.labelled}`}
        onSite={(other) => {
          const url = browser.runtime.getURL('/atlas.html') + hashOf({ at: 'site', page: other });
          void browser.tabs.create({ url });
        }}
      />
    </>
  );
}
