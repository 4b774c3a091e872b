import type { KnownSite } from '../../model/known-site.ts';
import { say, sayCount } from '../../say.ts';
import { hashOf } from '../../view/atlas-route.ts';
import type { FoundAddress, Search } from './use-search.ts';

/** Pages and addresses found, each with its site; and how much of what is stored was searched. */
export function SearchResults({ search, sites }: { search: Search; sites: readonly KnownSite[] }) {
  const { found, all, error } = search;
  const byId = new Map(sites.map((site) => [site.id, site]));
  return (
    <section class="shelf" aria-label={say('atlasAddresses')}>
      <div class="shelf-bar ends">
        <h2>
          <span role="status">
            {found === null ? say('atlasSearching') : sayCount('atlasAddressesFound', all)}
          </span>
        </h2>
        <Indexing search={search} />
      </div>
      {error !== null && (
        <p role="alert" class="note failed">
          {say('atlasSearchFailed', error)}
        </p>
      )}
      <ol class="found">
        {(found ?? []).map((one) => (
          <li key={one.url}>
            <Result one={one} site={byId.get(one.site ?? -1)} />
          </li>
        ))}
      </ol>
      {found !== null && all > found.length && (
        <p class="faint small">{say('atlasMoreFound', found.length)}</p>
      )}
    </section>
  );
}

function Result({ one, site }: { one: FoundAddress; site: KnownSite | undefined }) {
  const title = one.title || one.anchors[0] || one.url;
  return (
    <>
      <a href={one.url} target="_blank" rel="noreferrer">
        <bdi>{title}</bdi>
      </a>
      <code class="small">{one.url}</code>
      <p class="small faint">
        {site !== undefined && (
          <>
            {say(one.opened ? 'atlasOpenedIn' : 'atlasLinkedFrom')}{' '}
            <a href={hashOf({ at: 'site', page: site.page })}>
              <bdi>{site.name}</bdi>
            </a>
          </>
        )}
      </p>
    </>
  );
}

function Indexing({ search: { progress, stopped, stop, goOn } }: { search: Search }) {
  if (progress === null) return null;
  const { done, of, full } = progress;
  if (done >= of) return full ? <p class="small faint">{say('atlasIndexFull')}</p> : null;
  return (
    <div class="row small indexing">
      <progress aria-label={say('atlasIndexing', done, of)} max={of} value={done} />
      <span class="faint">{say('atlasIndexing', done, of)}</span>
      <button type="button" onClick={stopped ? goOn : stop}>
        {say(stopped ? 'atlasGoOn' : 'atlasStop')}
      </button>
    </div>
  );
}
