import { useState } from 'preact/hooks';
import type { Asked } from '../../../components/use-asked.ts';
import { WaitingNote } from '../../../components/waiting-note.tsx';
import type { KnownSite } from '../../model/known-site.ts';
import { say } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { AllGrowth } from './all-growth.tsx';
import { SearchResults } from './search-results.tsx';
import { SiteShelf } from './site-shelf.tsx';
import { useSearch } from './use-search.ts';
import { useSiteWords } from './use-site-words.ts';

interface Props {
  db: Database;
  sites: Asked<KnownSite[]>;
  /** Pages not yet taken in. */
  waiting: number;
  crowded: boolean;
}

/** Every site, and one field that finds sites, pages and addresses. */
export function SitesPage({ db, sites, waiting, crowded }: Props) {
  const [query, setQuery] = useState('');
  const search = useSearch(db, query);
  const all = sites.value;
  const words = useSiteWords(all);
  return (
    <>
      <h1>{say('atlasSites')}</h1>
      <search class="atlas-search">
        <input
          type="search"
          aria-label={say('atlasSearch')}
          placeholder={say('atlasSearch')}
          value={query}
          dir="auto"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </search>
      <WaitingNote waiting={waiting} crowded={crowded} />
      {sites.error !== null && (
        <div role="alert" class="note failed">
          <p>{say('atlasSitesFailed', sites.error)}</p>
          <button type="button" onClick={sites.again}>
            {say('atlasAgain')}
          </button>
        </div>
      )}
      {all === undefined && sites.error === null && <p class="faint">{say('atlasReading')}</p>}
      {all !== undefined && <SiteShelf all={all} filter={query} words={words} />}
      {query.trim() !== '' && <SearchResults search={search} sites={all ?? []} />}
      {all !== undefined && query === '' && <AllGrowth sites={all} />}
    </>
  );
}
