import { useState } from 'preact/hooks';
import { type ListedSite, SiteCards } from '../../../components/site-cards.tsx';
import { SiteTable } from '../../../components/site-table.tsx';
import type { KnownSite } from '../../model/known-site.ts';
import { language, say, sayCount } from '../../say.ts';
import { hashOf } from '../../view/atlas-route.ts';
import { dayDateWords } from '../../view/atlas-sentences.ts';
import { SITE_ORDERS, type SiteOrder, siteList } from '../../view/site-list.ts';
import { LEARNING } from '../../view/site-sentences.ts';

const LOOKS = ['cards', 'table'] as const;
type Look = (typeof LOOKS)[number];
const ORDER_NAMES = {
  last: 'atlasByLast',
  pages: 'atlasByPages',
  name: 'atlasByName',
} as const;
const LOOK_NAMES = { cards: 'atlasAsCards', table: 'atlasAsTable' } as const;

interface Props {
  all: readonly KnownSite[];
  filter: string;
  /** What links say of each site, by its number. */
  words: ReadonlyMap<number, string[]>;
}

/** All sites that fit the filter, as cards or as a table. */
export function SiteShelf({ all, filter, words }: Props) {
  const [order, setOrder] = useState<SiteOrder>('last');
  const [look, setLook] = useState<Look>('cards');
  const { sites, singles } = siteList(all, filter.trim(), order, language());
  const show = (some: KnownSite[], caption: string) => {
    const shown = some.map((site) => listed(site, words.get(site.id) ?? [])); // not read yet
    return look === 'cards' ? (
      <SiteCards sites={shown} />
    ) : (
      <SiteTable sites={shown} caption={caption} />
    );
  };
  const count = sayCount('atlasSitesFound', sites.length);
  return (
    <section class="shelf" aria-label={say('atlasSites')}>
      <div class="shelf-bar ends">
        <h2>
          <span role="status">{count}</span>
        </h2>
        <div class="row small">
          <label>
            {say('atlasOrder')}{' '}
            <select
              value={order}
              onChange={(event) => setOrder(event.currentTarget.value as SiteOrder)}
            >
              {SITE_ORDERS.map((one) => (
                <option key={one} value={one}>
                  {say(ORDER_NAMES[one])}
                </option>
              ))}
            </select>
          </label>
          <fieldset class="segments looks">
            <legend class="unseen">{say('atlasLook')}</legend>
            {LOOKS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="look"
                  value={one}
                  checked={look === one}
                  onChange={() => setLook(one)}
                />
                <span>{say(LOOK_NAMES[one])}</span>
              </label>
            ))}
          </fieldset>
        </div>
      </div>
      {sites.length > 0 && show(sites, count)}
      {singles.length > 0 && (
        <details class="singles" open={filter.trim() !== ''}>
          <summary>{sayCount('atlasSingles', singles.length)}</summary>
          {show(singles, say('atlasSinglesCaption'))}
        </details>
      )}
    </section>
  );
}

const listed = (site: KnownSite, words: readonly string[]): ListedSite => ({
  ...site,
  words,
  href: hashOf({ at: 'site', page: site.page }),
  first: dayDateWords(site.firstSeen),
  last: dayDateWords(site.lastSeen),
  isLearning: site.opened < LEARNING,
});
