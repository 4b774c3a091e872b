import type { NearSite } from '../lib/model/about.ts';
import { say, sayCount } from '../lib/say.ts';

interface Props {
  title: string;
  sites: NearSite[];
  /** Asks what this site says of the other; null where that was not asked about. */
  onAsk: ((site: NearSite) => void) | null;
}

/** Sites beside a site, with what they are called and what is said of them. */
export function NearSites({ title, sites, onAsk }: Props) {
  return (
    <section class="about-part near small" aria-labelledby="about-near">
      <h2 id="about-near">{title}</h2>
      <ul>
        {sites.map((site) => (
          <li key={site.page}>
            <a href={site.page} target="_blank" rel="noreferrer" title={site.page}>
              <bdi>{site.name}</bdi>
            </a>
            {site.words.length > 0 && (
              <span class="faint">
                <bdi>{site.words.join(', ')}</bdi>
              </span>
            )}
            {onAsk !== null && (
              <button type="button" class="quiet" onClick={() => onAsk(site)}>
                {say('aboutWhatItSays', site.name)} ({sayCount('aboutLinks', site.links)})
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
